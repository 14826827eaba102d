import { type Attack, answered, get, say, signIn } from './attack.ts';

/** As many streams as one person may have, never read after their first bytes, and a sign-out. */
export const unreadStreams: Attack = {
  name: '10 streams never read, a sign-out',
  // Three heartbeats.
  seconds: 80,
  async prepare(target) {
    const session = await signIn(target);
    return async () => {
      const sockets = Array.from({ length: 10 }, () => say(target, get('/api/events', session)));
      await Promise.all(sockets.map(answered));
      for (const socket of sockets) socket.pause();
      await session.send('/api/logout');
    };
  },
};
