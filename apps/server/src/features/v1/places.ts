import { createNewestOfEach } from '../../platform/http/newest-of-each.ts';

/** Of one key, and of all keys of a person, in this process; one more ends the oldest of them. */
const MOST_OF_KEY = 20;
const MOST_OF_ACCOUNT = 40;

/** Makes a function that gives a wait its place, with how to end it, and answers how to leave it. */
export function createPlaces() {
  const ofKeys = createNewestOfEach(MOST_OF_KEY);
  const ofAccounts = createNewestOfEach(MOST_OF_ACCOUNT);
  return ({ account, key }: { account: string; key: string }, end: () => void): (() => void) => {
    const leaves: (() => void)[] = [];
    const leave = () => {
      for (const leave of leaves) leave();
    };
    // Who is ended leaves both at once: else one more of a full key would end another key's wait as well.
    const endAndLeave = () => {
      leave();
      end();
    };
    leaves.push(ofKeys(key, endAndLeave));
    leaves.push(ofAccounts(account, endAndLeave));
    return leave;
  };
}
