import {nextFrame} from '@open-wc/testing';

/**
 * Waits until a condition holds, however busy the machine is: the time of the test is the only limit.
 *
 * @returns What the condition gave then.
 */
export async function until<T>(condition: () => T | false | null | undefined): Promise<T> {
  for (;;) {
    const value = condition();
    if (value) return value;
    await nextFrame();
  }
}
