import { expect, test } from 'vitest';
import { FakeEngine } from '../../../test/fake-engine.ts';
import { plainVideo } from '../../../test/media.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY, createVideo, defaultLimits, startTestWorker } from '../../../test/worker.ts';
import type { Handle, Progress, VideoRequest } from '../../engines/engine.ts';
import { requestRefused } from '../../engines/faults.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { claimDueProject } from '../videos/job/claim-queries.ts';
import { leavePlace, letIntoLine } from '../videos/limits/places.ts';
import type { ProjectRow } from '../videos/queries.ts';

// What a single video waits for, while three people's long series wait: in its lane no more than one
// of each series and worker, however many workers claim at once.

export const web = await createTestWeb({ QUEUE_DEADLINE_SECONDS: '86400' });

const WORKERS = 4;
const undo: (() => Promise<unknown>)[] = [];

const asked: Person[] = [];

async function someone(credits: number): Promise<Person> {
  const person = await web.person(credits);
  asked.push(person);
  return person;
}

/** Ends what a test asked for, and expects the ledger to be clean. */
export async function endAll(): Promise<void> {
  for (const stop of undo.splice(0)) await stop();
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  // What was begun here by hand is known to no engine.
  await web.sql`update projects set status = 'pending', held_back = false, submit_started_at = null
    where status = 'processing'`;
  for (const person of asked.splice(0)) {
    for (const { id } of (await person.send('GET', '/api/series')).body) {
      await person.send('POST', `/api/series/${id}/cancel`);
    }
    for (const { id } of (await person.send('GET', '/api/projects?status=live')).body) {
      await person.send('DELETE', `/api/projects/${id}`);
    }
  }
}

/** Each of a person of its own. */
export async function askForSeries(count: number, rows: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    const person = await someone(rows);
    const items = Array.from({ length: rows }, (_, i) => ({ ...BODY, prompt: `Cream ${i}` }));
    const key = { 'idempotency-key': 'series' };
    const { status } = await person.send('POST', '/api/series', { title: 'Many', items }, key);
    expect(status).toBe(201);
    people.push(person);
  }
  return people;
}

export const SUBMITS = { steps: ['submit'] as const, engines: ['fake'] };
export const places = { firstEngine: 'fake', elsewhere: ['fake', 'other'], limits: defaultLimits };

/** As many claims at once as there are workers. */
async function round(
  of: Parameters<typeof claimDueProject>[1] = SUBMITS,
  elsewhere: readonly string[] = [],
): Promise<ProjectRow[]> {
  const claiming = { ...places, elsewhere, leaseSeconds: 60 };
  const claims = Array.from({ length: WORKERS }, () => claimDueProject(web.db, of, claiming));
  return (await Promise.all(claims)).filter((row) => row !== undefined);
}

const idsOf = (rows: readonly ProjectRow[]) => rows.map(({ id }) => id);

/** Takes asks while it is open alone, so that there is always a line; it makes nothing, which is no part of this. */
class Gated extends FakeEngine {
  #isOpen = Promise.withResolvers<void>();

  open() {
    this.#isOpen.resolve();
  }

  close() {
    this.#isOpen = Promise.withResolvers<void>();
  }

  override async submit(request: VideoRequest): Promise<Handle> {
    await this.#isOpen.promise;
    return super.submit(request);
  }

  override async poll(): Promise<Progress> {
    return { state: 'failed', fault: requestRefused(400) };
  }
}

/** The first claims of projects, in their order. */
const begins = () => web.told.of('job.claimed', {}).filter(({ lease }) => lease === 1);

/** What holds while three series of so many videos wait, and so many single ones are asked for. */
export function testTurns({ rows, singles }: { rows: number; singles: number }): void {
  test('a single video is among the first that are begun after it was asked for, whoever claims at once', async () => {
    await askForSeries(3, rows);
    const owners: (string | undefined)[] = [];
    const again = await someone(singles);
    for (let i = 0; i < singles; i += 1) {
      owners.push(...(await round()).map(({ account_id }) => account_id));
      // Somebody new, and somebody who had one before.
      const single = await createVideo(i % 2 === 0 ? await someone(1) : again);
      expect(idsOf(await round()), `the ${i}th`).toContain(single);
    }
    // And the series take turns.
    const counts = [...Map.groupBy(owners, (owner) => owner).values()].map(({ length }) => length);
    expect(counts).toHaveLength(3);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(WORKERS);
  });

  test('one that is asked for while workers claim is begun by them, or next', async () => {
    await askForSeries(3, rows);
    await round();
    for (let i = 0; i < singles; i += 1) {
      const [single, meanwhile] = await Promise.all([createVideo(await someone(1)), round()]);
      expect(idsOf([...meanwhile, ...(await round())]), `the ${i}th`).toContain(single);
    }
  });

  test('in each lane on its own: what another engine is waited for by holds up nobody here', async () => {
    const people = await askForSeries(3, rows);
    // The first engine has sent on what stands first in line.
    const [one, other] = [SUBMITS, { ...SUBMITS, engines: ['other'] }];
    await web.sql`update projects set engine = 'other'
      where series_index % 2 = 0 and account_id = any(${people.map(({ id }) => id)})`;
    for (let i = 0; i < 5; i += 1) {
      await round(other);
      await round(one);
      const [here, there] = [
        await createVideo(await someone(1)),
        await createVideo(await someone(1)),
      ];
      await web.sql`update projects set engine = 'other' where id = ${there}`;
      expect(idsOf(await round(one)), `the ${i}th`).toContain(here);
      expect(idsOf(await round(other)), `the ${i}th`).toContain(there);
    }
  });

  test('what was held back for its owner’s videos at engines does not go before what others ask for meanwhile', async () => {
    const people = await askForSeries(3, rows);
    // All places of their owners are taken; the rest is held back.
    let begun: ProjectRow[] = [];
    for (let more = await round(SUBMITS, ['fake']); more.length > 0; ) {
      begun = [...begun, ...more];
      more = await round(SUBMITS, ['fake']);
    }
    // Two claims at once may both see the last place; the ask itself looks again.
    expect(begun.length).toBeGreaterThanOrEqual(3 * defaultLimits.videosAtOnce);
    await web.sql`update projects set submit_started_at = now(), engine = 'fake', step = 'poll',
      due_at = now() + interval '1 hour' where status = 'processing'`;
    // Others have had their turns meanwhile, for an hour.
    const [others] = (await askForSeries(1, rows)) as [Person];
    await web.sql`update projects set status = 'processing', step = 'collect', engine = 'fake',
      due_at = now() + interval '1 hour' where account_id = ${others.id}`;
    // And all that was at the engine is ready at once.
    await web.sql`update projects set step = 'collect' where step = 'poll'`;
    for (const { id } of people) await leavePlace(web.db, id);
    await letIntoLine(web.db, places);
    for (let i = 0; i < 6; i += 1) {
      const single = await createVideo(await someone(1));
      expect(idsOf(await round(SUBMITS, ['fake'])), `the ${i}th`).toContain(single);
    }
  });

  test('workers at an engine elsewhere begin of each series no more than one each before a single video', async () => {
    const video = await plainVideo();
    const engine = new Gated({ directory: web.directory, video, concurrency: 1 });
    const people = await askForSeries(3, rows);
    for (let i = 0; i < WORKERS; i += 1) {
      const worker = await startTestWorker(web, { engines: [engine] });
      undo.push(() => worker.stop());
    }
    undo.push(async () => engine.open());
    engine.open();
    await web.told.when('job.ended', { account: people[0]!.id });
    for (let i = 0; i < 5; i += 1) {
      engine.close();
      const single = await createVideo(await someone(1));
      const before = begins().length;
      engine.open();
      await web.told.when('job.claimed', { project: single });
      const ahead = begins()
        .map(({ project }) => project)
        .indexOf(single);
      for (const { id } of people) {
        const own = begins()
          .slice(before, Math.max(before, ahead))
          .filter(({ account }) => account === id);
        expect(own.length, `the ${i}th`).toBeLessThanOrEqual(WORKERS);
      }
    }
  });
}
