import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Half, startHalf } from './halves.ts';
import { freePort, ownEnvironment } from './product.ts';

/** `name` is for the reader of a complaint; `url` is a web's. */
export type Member = Half & { name: string; url: string };

/** Processes on one database and one DATA_DIR, each of a checkout of its own. */
export type Fleet = {
  directory: string;
  start(name: string, run: 'all' | 'web' | 'worker', folder?: string): Promise<Member>;
  /** What members complained of in their logs. */
  errors(): string[];
  stop(): Promise<void>;
};

export async function openFleet(variables: Record<string, string>): Promise<Fleet> {
  const directory = await mkdtemp(join(tmpdir(), 'test-fleet-'));
  const members: Member[] = [];
  return {
    directory,
    async start(name, run, folder = '.') {
      const port = String(await freePort());
      const half = await startHalf(
        {
          ...ownEnvironment(join(directory, 'data')),
          ...{ LOG_LEVEL: 'warn', RUN: run, PORT: port, ...variables },
        },
        folder,
      );
      const member = { ...half, name, url: `http://localhost:${port}` };
      members.push(member);
      return member;
    },
    errors: () =>
      members.flatMap(({ name, said }) =>
        said()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line))
          .map((line) => `${name}: ${line}`),
      ),
    async stop() {
      await Promise.all(members.map(({ end }) => end('SIGTERM')));
      await rm(directory, { recursive: true });
    },
  };
}
