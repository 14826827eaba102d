import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import { filtered, SubmitError } from '../../../engines/faults.ts';
import { askLimitsOf } from '../../../wiring/ask-limits.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { videoKey } from '../media/keys.ts';

// A filter may end four times as many asks as people may by deletion. Fewer are at the engine at once.
const ENVIRONMENT = {
  ...{ FAL_KEY: 'key', GEMINI_API_KEY: 'key' },
  ...{ FREE_ABANDONS_PER_DAY: '2', MAX_VIDEOS_AT_ONCE: '4' },
};
const FILTERED = 8;
const web = await createTestWeb({ ...ENVIRONMENT, VIDEO_ENGINE: 'fal' });
const withSecond = await createTestWeb({ ...ENVIRONMENT, VIDEO_ENGINE: 'fal,google-omni' });
afterAll(() => Promise.all([web.close(), withSecond.close()]));

const workers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  for (const { db, storage } of [web, withSecond]) {
    expect(await checkLedger(db, (id) => storage.has(videoKey(id)))).toEqual([]);
  }
});

const filteredAtSubmit = () => {
  throw new SubmitError(filtered('prompt', undefined, 'no'), 'no');
};

async function engine(where: typeof web, id: string, script: Script): Promise<FakeEngine> {
  const video = await plainVideo();
  return new FakeEngine({ directory: where.directory, id, video, script, concurrency: 20 });
}

async function work(where: typeof web, ...engines: [FakeEngine, ...FakeEngine[]]): Promise<void> {
  workers.push(
    await startTestWorker(where, {
      engines,
      limits: askLimitsOf(where.config),
      ffmpeg: 'replayed',
    }),
  );
}

/** Notes so many asks of an engine as filtered some hours ago. */
const noteFiltered = (where: typeof web, person: Person, asks: number, hoursAgo: number) =>
  where.db
    .insertInto('abandoned_asks')
    .values(
      Array.from({ length: asks }, () => ({
        ...{ project_id: randomUUID(), attempt: 1, account_id: person.id, engine: 'fal' },
        ...{ reason: 'FILTERED_PROMPT', billed: 'no' as const },
        abandoned_at: sql<Date>`now() - make_interval(hours => ${hoursAgo})`,
      })),
    )
    .execute();

test.each([
  ['at submit', { submit: filteredAtSubmit }],
  [
    'later',
    { poll: () => ({ state: 'failed', fault: filtered('picture', undefined, 'unknown') }) },
  ],
] satisfies [string, Script][])(
  'twenty filtered prompts in a burst, filtered %s: eight reach the engine, and every credit comes back',
  async (_when, script) => {
    const person = await web.person(20);
    const ids = await Promise.all(Array.from({ length: 20 }, () => createVideo(person)));
    const fal = await engine(web, 'fal', script);
    for (let i = 0; i < 2; i += 1) await work(web, fal);
    const projects = [];
    for (const id of ids) projects.push(await projectWhen(person, id));
    expect(projects.every(({ creditRefunded }) => creditRefunded)).toBe(true);
    expect(fal.prompts).toHaveLength(FILTERED);
    const refused = projects.filter(({ failureReason }) => /too many of your/.test(failureReason!));
    expect(refused).toHaveLength(20 - FILTERED);
    expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(20);

    const answer = await person.send('POST', '/api/projects', BODY, { 'idempotency-key': 'one' });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REFUSALS' } });
    expect(answer.body.message).toMatch(/No credit was taken; please try again in 24 hours\.$/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    // Nothing was bound: another body may take the key.
    const other = { ...BODY, title: 'another' };
    const again = await person.send('POST', '/api/projects', other, { 'idempotency-key': 'one' });
    expect(again.status).toBe(429);
    expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(20);
    const somebodyElse = await web.person(1);
    const id = await createVideo(somebodyElse);
    await somebodyElse.send('DELETE', `/api/projects/${id}`);
  },
);

test('what the engine would not take does not have its prompt rewritten, which costs, too', async () => {
  const person = await web.person(1);
  const templateData = { ...BODY.templateData, enhancePrompt: true };
  const id = await createVideo(person, { ...BODY, templateData });
  await noteFiltered(web, person, FILTERED, 1);
  let enhanced = 0;
  const enhance = (prompt: string) => `${prompt}, take ${++enhanced}`;
  const fal = await engine(web, 'fal', { enhance });
  await work(web, fal);
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(enhanced).toBe(0);
});

test('the engine takes a person’s asks again when the oldest filtered one is a day old', async () => {
  const person = await web.person(1);
  await noteFiltered(web, person, FILTERED - 1, 2);
  await noteFiltered(web, person, 1, 23);
  const answer = await person.send('POST', '/api/projects', BODY);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(answer.body.message).toMatch(/in \d\d minutes\.$/);
  await sql`update abandoned_asks set abandoned_at = abandoned_at - interval '1 hour'`.execute(
    web.db,
  );
  expect((await person.send('POST', '/api/projects', BODY)).status).toBe(201);
});

test('another engine of the list takes what the filtered one does not', async () => {
  const person = await withSecond.person(2);
  const waiting = await createVideo(person);
  await noteFiltered(withSecond, person, FILTERED, 1);
  const later = await createVideo(person);
  const fal = await engine(withSecond, 'fal', {});
  const omni = await engine(withSecond, 'google-omni', {});
  await work(withSecond, fal, omni);
  for (const id of [waiting, later]) {
    expect((await projectWhen(person, id)).status).toBe('completed');
  }
  expect(fal.prompts).toHaveLength(0);
  expect(omni.prompts).toHaveLength(2);
});

test('a filter on the sound that is tried again counts twice', async () => {
  const person = await web.person(1);
  await noteFiltered(web, person, FILTERED - 2, 1);
  const fault = filtered('sound', undefined, 'yes');
  const fal = await engine(web, 'fal', { poll: () => ({ state: 'failed', fault }) });
  await work(web, fal);
  const id = await createVideo(person);
  expect((await projectWhen(person, id)).failureReason).toMatch(/sound/);
  expect((await fal.asked()).filter((jobId) => jobId.startsWith(id))).toHaveLength(2);
  expect((await person.send('POST', '/api/projects', BODY)).status).toBe(429);
});
