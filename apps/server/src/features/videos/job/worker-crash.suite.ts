import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeInMp4 } from '@shortcake/provenance/mp4/store-box';
import { readJpeg, readMp4 } from '@shortcake/provenance/read/read';
import { readStore } from '@shortcake/provenance/read/store';
import { withFile } from '@shortcake/provenance/source';
import { expect, vi } from 'vitest';
import type { CrashPlan } from '../../../../test/crash-worker.ts';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { ffmpegPath, plainVideo } from '../../../../test/media.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo } from '../../../../test/worker.ts';
import { readConfig } from '../../../config/config.ts';
import type { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import { openProvenance } from '../../../wiring/provenance.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { posterKey, videoKey } from '../media/keys.ts';

const NAME = 'shortcake worker that dies';
const WORKER = fileURLToPath(new URL('../../../../test/crash-worker.ts', import.meta.url));

type Web = Awaited<ReturnType<typeof createTestWeb<DiskStorage>>>;
type Scene = { web: Web; person: Person };

/** Whether every project has ended, and nothing is left of the work on it: that goes after the commit. */
async function isAllDone({ web, person }: Scene): Promise<boolean> {
  const { body } = await person.send('GET', '/api/projects');
  const ended = body.every((project: { step: string | null }) => project.step === null);
  return ended && (await readdir(join(web.directory, 'work'))).length === 0;
}

/** For whoever reads of a run that did not end, which may be one in thousands. */
async function whatIsLeft({ web }: Scene): Promise<string> {
  const projects = await web.sql`
    select id, status, step, lease_number, leased_until, due_at, trouble, now() from projects`;
  const folders = await readdir(join(web.directory, 'work'), { recursive: true });
  return JSON.stringify({ projects, folders });
}

/** A claim that a worker had sent when it died is still carried out: its lease would outlast the test. */
async function lastWordsHeard({ web }: Scene): Promise<void> {
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
async function workUntilDone(
  scene: Scene,
  plan: CrashPlan,
  wrongFiles: () => Promise<unknown[]>,
): Promise<void> {
  const giveUpAt = Date.now() + 180_000;
  while (!(await isAllDone(scene))) {
    if (Date.now() > giveUpAt) {
      throw new Error(`some projects never ended, or left something: ${await whatIsLeft(scene)}`);
    }
    const worker = fork(WORKER, [JSON.stringify(plan)]);
    const died = once(worker, 'exit');
    const lives = () => worker.exitCode === null && worker.signalCode === null;
    while (lives() && Date.now() < giveUpAt && !(await isAllDone(scene))) {
      await Promise.race([died, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
    worker.kill('SIGKILL');
    await died;
    await lastWordsHeard(scene);
    expect(await wrongFiles()).toEqual([]);
    // The leases of the dead run out; those of the living never do, however busy the machine is.
    await scene.web.sql`
      update projects set leased_until = now() - interval '1 s' where leased_until is not null`;
  }
}

/** Points of a video's job before it is signed, where a worker may die. */
export const BEFORE_SIGNING = ['submit', 'submitted', 'poll', 'collect', 'collected', 'check'];
export const SIGNING_AND_PUBLISHING = [
  'sign',
  'signed',
  'publish',
  'poster.jpg stored',
  'video.mp4 stored',
  'complete',
];

/** Finds the faults of the files that are stored of these projects: each must be whole, and signed once. */
async function wrongFiles(web: Web, ids: readonly string[]): Promise<unknown[]> {
  const { signer } = await openProvenance(readConfig({ DATA_DIR: web.directory }));
  const wrong: unknown[] = [];
  for (const id of ids) {
    if (!(await web.storage.has(videoKey(id)))) continue;
    const path = web.storage.pathOf(videoKey(id));
    const [report, store] = await withFile(path, (file) =>
      Promise.all([readMp4(file, { authority: signer.authority }), storeInMp4(file)]),
    );
    const manifests = store ? readStore(store).length : 0;
    if (!report.trusted || manifests !== 1) wrong.push({ id, report, manifests });
    const poster = await readFile(web.storage.pathOf(posterKey(id)));
    const still = await readJpeg(poster, { authority: signer.authority });
    if (!still.trusted) wrong.push({ id, still });
  }
  return wrong;
}

/** Kills workers at a point of the job, and expects each video once: asked for, paid for and signed. */
export async function expectEachOnce(dieAt: string, times: number): Promise<void> {
  const web = await createTestWeb();
  try {
    await mkdir(join(web.directory, 'deaths'));
    await mkdir(join(web.directory, 'work'));
    await dieAndLook({ web, person: await web.person(times) }, dieAt, times);
  } finally {
    await web.close();
  }
}

async function dieAndLook(scene: Scene, dieAt: string, times: number): Promise<void> {
  const { web, person } = scene;
  const { url, directory } = web;
  const video = await plainVideo();
  const ids: string[] = [];
  // One after another, so that a death hits one of them at one point (chaos.test.ts has many at once).
  for (let count = 1; count <= times; count += 1) {
    ids.push(await createVideo(person));
    await workUntilDone(
      scene,
      { url, name: NAME, directory, video, ffmpegPath, dieAt, times: count },
      () => wrongFiles(web, ids),
    );
  }
  expect(await wrongFiles(web, ids)).toEqual([]);

  expect(await readdir(join(directory, 'deaths'))).toHaveLength(times);
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
  const collections = dieAt === 'collected' ? 2 * times : times;
  expect(await engine.collected()).toHaveLength(collections);
}
