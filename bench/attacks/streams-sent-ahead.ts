import { type Attack, answered, get, say, signIn } from './attack.ts';

/** Streams asked for behind streams on one connection, and a sign-out while they wait. */
export const streamsSentAhead: Attack = {
  name: 'streams sent ahead, a sign-out',
  // Three heartbeats: what is written after an end once ended the process at the second.
  seconds: 80,
  async prepare(target) {
    const [staying, leaving] = [await signIn(target), await signIn(target)];
    const [first, second] = [staying, leaving].map((session) => get('/api/events', session));
    return async () => {
      const behindOther = say(target, `${first}${second}`);
      const behindOwn = say(target, `${second}${second}`);
      await Promise.all([answered(behindOther), answered(behindOwn)]);
      await leaving.send('/api/logout');
    };
  },
};
