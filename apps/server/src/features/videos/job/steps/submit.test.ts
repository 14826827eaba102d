import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { FakeEngine } from '../../../../../test/fake-engine.ts';
import { testProvenance } from '../../../../../test/provenance.ts';
import { createTestWeb } from '../../../../../test/web.ts';
import { createVideo, defaultLimits } from '../../../../../test/worker.ts';
import { overQuota, SubmitError } from '../../../../engines/faults.ts';
import { lineUp } from '../../../../engines/line-up.ts';
import type { ProjectRow } from '../../queries.ts';
import { fromNow, msLeft } from '../lease-queries.ts';
import type { StepTools } from '../step.ts';
import { submitToEngine } from './submit.ts';

// One step by itself, with a deadline that the test chooses: nothing here waits, or has to be quick.

const web = await createTestWeb();
afterAll(web.close);
afterEach(() => vi.useRealTimers());
const { db } = web;

const HOUR_MS = 3_600_000;
const never = new AbortController().signal;

/** A project that a worker is about to ask an engine for, with so many seconds until its deadline. */
async function claimed(seconds: number): Promise<ProjectRow> {
  const id = await createVideo(await web.person(1));
  const claim = { status: 'processing', lease_number: 1, deadline_at: fromNow(seconds) } as const;
  return db
    .updateTable('projects')
    .set(claim)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Submits to an engine that refuses for now, and has another beside it. */
async function refusedFor(
  waitMs: number,
  project: ProjectRow,
  median?: number,
  signer: { validUntil?: Date } = {},
) {
  const submitRefused = () => {
    throw new SubmitError(overQuota('429', waitMs), 'no');
  };
  const fake = { directory: web.directory, video: '' };
  const first = new FakeEngine({ ...fake, id: 'first', script: { submit: submitRefused } });
  const engines = lineUp([first, new FakeEngine({ ...fake, id: 'second' })]);
  const history = median === undefined ? null : { medianSeconds: median, p90Seconds: median };
  const readHistories = async () => new Map([['first', history]]);
  const log = { warn() {} } as unknown as StepTools['log'];
  const provenance = { ...testProvenance(), signer: { ...testProvenance().signer, ...signer } };
  const tools = {
    db,
    provenance,
    engines,
    limits: defaultLimits,
    readHistories,
    log,
  } as unknown as StepTools;
  return submitToEngine(project, tools, never);
}

test('an engine that is busy is waited for, and not asked before', async () => {
  const project = await claimed(3600);
  const result = await refusedFor(29_500, project);
  expect(result).toMatchObject({ waitMs: 29_500, row: { step_errors: 1, attempt: 2 } });
  const { row } = result as { row: ProjectRow };
  expect(row.due_at.getTime() - project.due_at.getTime()).toBeGreaterThanOrEqual(29_500);
});

test('but not for longer than half of the time that is left: the next one is asked', async () => {
  // Whenever it comes to that, less than 58 s are left.
  const result = await refusedFor(29_500, await claimed(58));
  expect(result).toMatchObject({ next: { engine: 'second', attempt: 2, step_errors: 0 } });
});

test('time is what the database says: a machine whose clock is wrong asks, and waits, all the same', async () => {
  const project = await claimed(3600);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  expect(await refusedFor(29_500, project, 60)).toMatchObject({ waitMs: 29_500 });
});

test('no engine is asked for what could not be signed', async () => {
  const ended = { validUntil: new Date(Date.now() - 1000) };
  const project = await claimed(3600);
  await expect(refusedFor(500, project, undefined, ended)).rejects.toThrow(/renew PROVENANCE_CERT/);
  const { submit_started_at } = await db
    .selectFrom('projects')
    .select('submit_started_at')
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow();
  expect(submit_started_at).toBe(null);
});

test('the time that is left is told in milliseconds, and goes below nothing', async () => {
  expect(await msLeft(db, await claimed(3600))).toBeLessThanOrEqual(HOUR_MS);
  expect(await msLeft(db, await claimed(3600))).toBeGreaterThan(HOUR_MS / 2);
  expect(await msLeft(db, await claimed(-60))).toBeLessThanOrEqual(-60_000);
});
