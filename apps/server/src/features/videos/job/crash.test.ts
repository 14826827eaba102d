import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileCache } from '../../../../test/compile-cache.ts';
import type { CrashPlan } from '../../../../test/crash-worker.ts';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { ffmpegPath, testVideo } from '../../../../test/media.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../../test/web.ts';
import { createVideo } from '../../../../test/worker.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { videoKey } from '../media/keys.ts';

const TIMES = 2;
const NAME = 'shortcake worker that dies';
const WORKER = fileURLToPath(new URL('../../../../test/crash-worker.ts', import.meta.url));

let web: TestWeb;
let person: Person;
beforeEach(async () => {
  web = await createTestWeb();
  await mkdir(join(web.directory, 'deaths'));
  await mkdir(join(web.directory, 'work'));
});
afterEach(() => web.close());

/** Whether every project has ended, and nothing is left of the work on it: that goes after the commit. */
async function isAllDone(): Promise<boolean> {
  const { body } = await person.send('GET', '/api/projects');
  const ended = body.every((project: { step: string | null }) => project.step === null);
  return ended && (await readdir(join(web.directory, 'work'))).length === 0;
}

/** For whoever reads of a run that did not end, which may be one in thousands. */
async function whatIsLeft(): Promise<string> {
  const projects = await web.sql`
    select id, status, step, lease_number, leased_until, due_at, trouble, now() from projects`;
  const folders = await readdir(join(web.directory, 'work'), { recursive: true });
  return JSON.stringify({ projects, folders });
}

/** A claim that a worker had sent when it died is still carried out: its lease would outlast the test. */
async function lastWordsHeard(): Promise<void> {
  await vi.waitFor(
    async () => {
      const heard = await web.sql`
        select pid from pg_stat_activity where application_name = ${NAME}
        and datname = current_database()`;
      expect(heard).toHaveLength(0);
    },
    { timeout: 60_000, interval: 10 },
  );
}

/** Starts workers one after another, as an operator's supervisor would, until all is done. */
async function workUntilDone(plan: CrashPlan): Promise<void> {
  const giveUpAt = Date.now() + 180_000;
  while (!(await isAllDone())) {
    if (Date.now() > giveUpAt) {
      throw new Error(`some projects never ended, or left something: ${await whatIsLeft()}`);
    }
    const worker = fork(WORKER, [JSON.stringify(plan)], {
      env: { ...process.env, ...compileCache },
    });
    const died = once(worker, 'exit');
    const lives = () => worker.exitCode === null && worker.signalCode === null;
    while (lives() && Date.now() < giveUpAt && !(await isAllDone())) {
      await Promise.race([died, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
    worker.kill('SIGKILL');
    await died;
    await lastWordsHeard();
    // The leases of the dead run out; those of the living never do, however busy the machine is.
    await web.sql`
      update projects set leased_until = now() - interval '1 s' where leased_until is not null`;
  }
}

test.each(['submit', 'submitted', 'poll', 'collect', 'collected', 'check', 'publish', 'complete'])(
  `kill -9 at %s, ${TIMES} times: every video is made once and paid for once`,
  async (dieAt) => {
    person = await web.person(TIMES);
    const { url, directory } = web;
    const video = await testVideo();
    const ids: string[] = [];
    // One after another, so that a death hits one of them at one point (chaos.test.ts has many at once).
    for (let count = 1; count <= TIMES; count += 1) {
      ids.push(await createVideo(person));
      await workUntilDone({ url, name: NAME, directory, video, ffmpegPath, dieAt, times: count });
    }

    expect(await readdir(join(directory, 'deaths'))).toHaveLength(TIMES);
    const { body: projects } = await person.send('GET', '/api/projects');
    expect(projects.map(({ status }: { status: string }) => status)).toEqual(
      ids.map(() => 'completed'),
    );
    expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(0);
    expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
    const engine = new FakeEngine({ directory, video });
    const asked = await engine.asked();
    expect(asked.map((jobId) => jobId.slice(0, 36)).sort()).toEqual(ids.toSorted());
    // Only a crash before the collected file has its name costs another download.
    const collections = dieAt === 'collected' ? 2 * TIMES : TIMES;
    expect(await engine.collected()).toHaveLength(collections);
  },
);
