import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How somebody takes a video in, and from its beginning again; in bytes. */
export type Manner = { aSecond: number; most: number };

const READS_A_SECOND = 10;

export type Player = {
  /** Bytes taken so far. */
  taken(): number;
  close(): void;
};

/** Plays what `url` gives to who has `cookie`, once it begins to come; throws when it does not. */
export async function play(
  url: string,
  cookie: string,
  { aSecond, most }: Manner,
): Promise<Player> {
  let taken = 0;
  let isOver = false;
  let answer = await answerOf(url, cookie);
  const watch = async () => {
    while (!isOver && taken < most) {
      if (answer.readableEnded) answer = await answerOf(url, cookie);
      // What is there may be less.
      const bytes = answer.read(aSecond / READS_A_SECOND) ?? answer.read();
      taken += (bytes as Buffer | null)?.length ?? 0;
      await sleep(1000 / READS_A_SECOND);
    }
  };
  void watch();
  return {
    taken: () => taken,
    close() {
      isOver = true;
      answer.destroy();
    },
  };
}

function answerOf(url: string, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`a player was answered ${answer.statusCode}`));
      // It was closed.
      answer.on('error', () => {});
      resolve(answer);
    });
    asked.once('error', reject);
  });
}
