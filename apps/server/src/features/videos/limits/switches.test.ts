import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb } from '../../../../test/web.ts';
import {
  BODY,
  createVideo,
  defaultLimits,
  projectWhen,
  startTestWorker,
} from '../../../../test/worker.ts';
import { overQuota, SubmitError } from '../../../engines/faults.ts';
import { lineUp } from '../../../engines/line-up.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { claimDueProject } from '../job/claim-queries.ts';
import { failOverdueProjects } from '../job/outcome.ts';
import { videoKey } from '../media/keys.ts';
import { moveWaiting } from './move-waiting.ts';
import { switchEngine } from './switches.ts';

const KEYS = { FAL_KEY: 'key', GEMINI_API_KEY: 'key', VIDEO_ENGINE: 'fal,google-omni' };

const web = await createTestWeb(KEYS);
const stopTime = letTimePass(web);
/** A wait longer than those that `letTimePass` makes due at once. */
const LONG_MS = 61_000;
afterAll(async () => {
  await stopTime();
  await web.close();
});

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
  for (const engine of ['fal', 'google-omni']) await switchEngine(web.db, engine, true);
  await web.sql`update projects set deadline_at = now() where status in ('pending', 'processing')`;
  await failOverdueProjects(web.db);
});

/** fal and google-omni, played by fakes; the script is fal's. */
async function fakes(script: Script = {}): Promise<[FakeEngine, FakeEngine]> {
  const video = await plainVideo();
  const directory = await mkdtemp(join(web.directory, 'engines-'));
  const fake = (id: string, script: Script) => new FakeEngine({ directory, id, video, script });
  return [fake('fal', script), fake('google-omni', {})];
}

async function work(...engines: [FakeEngine, ...FakeEngine[]]) {
  stops.push((await startTestWorker(web, { engines, ffmpeg: 'replayed' })).stop);
}

const engineOf = async (id: string) =>
  (await web.db.selectFrom('projects').select('engine').where('id', '=', id).executeTakeFirst())
    ?.engine;
const rowOf = (id: string) =>
  web.db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('what one process switches off, no web process asks for, and no worker', async () => {
  const other = await web.another();
  stops.push(async () => other.close());
  const engines = await fakes();
  const person = await web.person(3);
  const before = await createVideo(person);
  await switchEngine(web.db, 'fal', false);
  // Asked for before, and not begun: its turn comes with the engine that stands in.
  await work(...engines);
  await work(...engines);
  const response = await other.inject({
    ...{ method: 'POST', url: '/api/projects', payload: BODY },
    headers: { cookie: person.cookie },
  });
  expect(response.statusCode).toBe(201);
  for (const id of [before, response.json().id]) {
    expect((await projectWhen(person, id)).status).toBe('completed');
    expect(await engineOf(id)).toBe('google-omni');
  }
  expect(await engines[0].asked()).toEqual([]);
  await switchEngine(web.db, 'fal', true);
  const after = await createVideo(person);
  expect((await projectWhen(person, after)).status).toBe('completed');
  expect(await engineOf(after)).toBe('fal');
});

test('what is under way at an engine that is switched off is polled, fetched and finished there', async () => {
  let isHeld = true;
  const engines = await fakes({ poll: () => (isHeld ? { state: 'running' } : undefined) });
  const person = await web.person(1);
  await work(...engines);
  const id = await createVideo(person);
  await projectWhen(person, id, async () => (await rowOf(id)).step === 'poll');
  await switchEngine(web.db, 'fal', false);
  isHeld = false;
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await engineOf(id)).toBe('fal');
  expect(await engines[1].asked()).toEqual([]);
});

test('with every engine off nothing is taken, of a series neither', async () => {
  await switchEngine(web.db, 'fal', false);
  await switchEngine(web.db, 'google-omni', false);
  const person = await web.person(3);
  const items = [BODY, BODY].map((body) => ({ ...body, title: 'x' }));
  for (const [url, body] of [
    ['/api/projects', BODY],
    ['/api/series', { title: 'All', items }],
  ] as const) {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { status, body: answer, headers } = await person.send('POST', url, body, key);
    expect({ status, code: answer.code }, JSON.stringify(answer)).toEqual({
      ...{ status: 503, code: 'NO_ENGINE' },
    });
    expect(answer.message).toContain('No credit was taken');
    expect(headers['retry-after']).toBe('300');
  }
  const { body: user } = await person.send('GET', '/api/auth/user');
  expect(user.creditsRemaining).toBe(3);
  const projects = web.db.selectFrom('projects').select('id').where('account_id', '=', person.id);
  expect(await projects.execute()).toEqual([]);
});

test('what waits while every engine is off keeps its turn, and is begun when one is on again', async () => {
  const person = await web.person(1);
  const id = await createVideo(person);
  const engines = lineUp(await fakes());
  const { elsewhere } = engines;
  const claim = (engine: string) =>
    claimDueProject(
      web.db,
      { steps: ['submit'], engines: [engine] },
      { firstEngine: 'fal', elsewhere, limits: defaultLimits, leaseSeconds: 60 },
    );
  const move = () =>
    moveWaiting(web.db, { engines: elsewhere, limits: defaultLimits }, async () => new Set());
  const { turn, deadline_at } = await rowOf(id);
  await switchEngine(web.db, 'fal', false);
  await switchEngine(web.db, 'google-omni', false);
  await move();
  expect([await claim('fal'), await claim('google-omni')]).toEqual([undefined, undefined]);
  expect(await rowOf(id)).toMatchObject({ status: 'pending', engine: null, turn, lease_number: 0 });
  await switchEngine(web.db, 'google-omni', true);
  await move();
  expect(await claim('fal')).toBeUndefined();
  expect(await claim('google-omni')).toMatchObject({ id, turn, deadline_at });
  // Else the ledger would be compared with a project that hangs.
  await web.db.updateTable('projects').set({ leased_until: null }).where('id', '=', id).execute();
});

test('one that was begun, and waits to ask again, waits for an engine that is switched off', async () => {
  const [fal] = await fakes({
    submit: (ask) => {
      if (ask === 1) throw new SubmitError(overQuota('busy', LONG_MS), 'no');
    },
  });
  const person = await web.person(1);
  await work(fal);
  const id = await createVideo(person);
  await web.told.when('job.handed-back', { project: id, why: 'waits' });
  await switchEngine(web.db, 'fal', false);
  await web.db.updateTable('projects').set({ due_at: new Date() }).where('id', '=', id).execute();
  await projectWhen(person, id, async () => (await rowOf(id)).status === 'pending');
  await switchEngine(web.db, 'fal', true);
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await fal.asked()).toHaveLength(1);
});

test('no engine that is off stands in for another', async () => {
  const engines = await fakes({
    submit: () => {
      throw new SubmitError({ ...overQuota('no'), kind: 'fatal', code: 'KEY_REFUSED' }, 'no');
    },
  });
  await switchEngine(web.db, 'google-omni', false);
  const person = await web.person(1);
  await work(...engines);
  const id = await createVideo(person);
  expect(await projectWhen(person, id)).toMatchObject({ status: 'failed' });
  expect((await rowOf(id)).failure_code).toBe('KEY_REFUSED');
  expect(await engines[1].asked()).toEqual([]);
});

test('an engine in this process that is off draws nothing, and no text model of its is asked', async () => {
  const [near, far] = await fakes({
    enhance: () => {
      throw new Error('asked');
    },
  });
  near.manner.inProcess = true;
  const person = await web.person(1);
  const templateData = { ...BODY.templateData, enhancePrompt: true };
  const id = await createVideo(person, { ...BODY, templateData });
  await switchEngine(web.db, 'fal', false);
  await work(near, far);
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await near.asked()).toEqual([]);
  expect((await rowOf(id)).enhanced_prompt).toBe(BODY.prompt);
});

test('an engine that is switched off while the prompt is rewritten is not asked', async () => {
  const engines = await fakes();
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const { promise: rewritten, resolve: end } = Promise.withResolvers<string>();
  engines[0].enhance = async () => {
    begin();
    return rewritten;
  };
  const person = await web.person(1);
  await work(...engines);
  const templateData = { ...BODY.templateData, enhancePrompt: true };
  const id = await createVideo(person, { ...BODY, templateData });
  await asked;
  await switchEngine(web.db, 'fal', false);
  end('A better prompt');
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await engines[0].asked()).toEqual([]);
  expect(engines[1].prompts).toEqual(['A better prompt']);
});
