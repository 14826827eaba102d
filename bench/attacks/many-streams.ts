import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, answered, get, say, signIn } from './attack.ts';

const STREAMS = 3000;

/** One session opens 3,000 streams, each on a connection of its own, and ends none. */
export const manyStreams: Attack = {
  name: '3,000 streams of one session',
  seconds: 15,
  async prepare(target) {
    const request = get('/api/events', await signIn(target));
    return async () => {
      await answered(say(target, request));
      for (let opened = 1; opened < STREAMS; opened += 1) {
        say(target, request).resume();
        await sleep(4);
      }
    };
  },
};
