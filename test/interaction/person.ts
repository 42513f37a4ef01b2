// The old names, for tests that are still to be rewritten: use test/user.ts.
import {User} from '../user.js';

export {can} from '../user.js';

export class Person extends User {
  static before(attributes: Readonly<Record<string, string>>, place?: Element): Promise<Person> {
    return this.setup(attributes, place);
  }

  get heard(): string {
    return this.announced;
  }

  get last(): User['lastChange'] {
    return this.lastChange;
  }
}
