import {nextFrame} from '@open-wc/testing';

/** Waits until a condition holds, however busy the machine is: the time of the test is the only limit. */
export async function until(condition: () => unknown): Promise<void> {
  while (!condition()) await nextFrame();
}
