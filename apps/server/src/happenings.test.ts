import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FakeEngine } from '../test/fake-engine.ts';
import { testVideo } from '../test/media.ts';
import { payments } from '../test/payments.ts';
import { createTestWeb, type Person } from '../test/web.ts';
import { BODY, createVideo, startTestWorker } from '../test/worker.ts';
import { SubmitError } from './engines/faults.ts';
import { checkLedger } from './features/credits/check-ledger.ts';
import { captureCredit, holdCredits, releaseCredit } from './features/credits/service.ts';
import { videoKey } from './features/videos/media/keys.ts';
import type { Happening } from './happenings.ts';

const web = await createTestWeb({ FREE_ABANDONS_PER_DAY: '0' });
afterAll(web.close);
const { buy, pay } = payments(web);

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
  const breaches = await checkLedger(web.db, (id) => web.storage.has(videoKey(id)));
  expect(breaches).toEqual([]);
});

const start = async (options: Parameters<typeof startTestWorker>[1] = {}) => {
  const worker = await startTestWorker(web, options);
  stop = worker.stop;
  return worker.fake;
};

/** In this process, so that one worker has a project from the claim to the end. */
class NearEngine extends FakeEngine {
  override readonly manner = { inProcess: true, concurrency: 1, pollMs: 10 };
}

/** All that is told of a person from here on, without what differs from run to run. */
function following({ id }: Pick<Person, 'id'>) {
  const from = web.told.all.length;
  return () => web.told.all.slice(from).filter((told) => 'account' in told && told.account === id);
}

const inShort = (told: Happening): string => {
  switch (told.name) {
    case 'job.claimed':
    case 'job.step-began':
    case 'job.lost':
      return `${told.name} ${told.step}`;
    case 'job.step-ended':
      return `${told.name} ${told.step}: ${told.outcome}`;
    case 'job.handed-back':
      return `${told.name} ${told.step}: ${told.why}`;
    case 'job.ended':
      return `${told.name}: ${told.outcome}`;
    case 'job.asked':
      return told.name;
    case 'stripe.event-applied':
      return `${told.name} ${told.type}: ${told.outcome}`;
    case 'engine.asked':
      return `${told.name}: ${told.outcome}`;
    case 'mail.tried':
      return `${told.name} ${told.kind}: ${told.outcome}`;
    case 'webhook.tried':
      return `${told.name} ${told.type}: ${told.outcome}`;
    case 'engine.failed':
      return `${told.name}: ${told.code}`;
    default:
      return `${told.name} ${told.credits}`;
  }
};

/**
 * What was told, by who told it. A worker may claim a project before the request that asked for it
 * hears that its commit holds: between the two there is no order.
 */
function byTeller(told: readonly Happening[]) {
  const isAsk = ({ name }: Happening) => name === 'credits.held' || name === 'job.asked';
  return {
    ask: told.filter(isAsk).map(inShort),
    worker: told.filter((one) => !isAsk(one)).map(inShort),
  };
}

test('the whole life of a video that is made', async () => {
  const engine = new NearEngine({ directory: web.directory, video: await testVideo(), id: 'near' });
  await start({ engines: [engine] });
  const person = await web.person();
  const told = following(person);
  await buy(person, 3);
  expect(told().map(inShort)).toEqual(['credits.granted 3']);
  const toldOfJob = following(person);
  const id = await createVideo(person);
  await web.told.when('job.ended', { project: id });
  const { ask, worker } = byTeller(toldOfJob());
  expect(ask).toEqual(['credits.held 1', 'job.asked']);
  expect(worker).toEqual([
    'job.claimed submit',
    'job.step-began submit',
    'job.step-ended submit: next',
    'job.step-began poll',
    'job.step-ended poll: next',
    'job.step-began collect',
    'job.step-ended collect: next',
    'job.step-began check',
    'job.step-ended check: next',
    'job.step-began sign',
    'job.step-ended sign: next',
    'job.step-began publish',
    'job.step-ended publish: published',
    'credits.captured 1',
    'job.ended: completed',
  ]);
  const of = { project: id, account: person.id };
  const work = { ...of, engine: 'near', attempt: 1, lease: 1 };
  expect(web.told.of('job.claimed', of)).toEqual([
    { name: 'job.claimed', ...work, step: 'submit' },
  ]);
  expect(web.told.of('job.step-ended', { ...of, step: 'check' })).toEqual([
    { name: 'job.step-ended', ...work, step: 'check', outcome: 'next', tookMs: expect.any(Number) },
  ]);
  const [end] = web.told.of('job.ended', of);
  expect(end).toMatchObject({ engine: 'near', code: null, tookMs: expect.any(Number) });
});

test('the whole life of a video that fails', async () => {
  const detail = 'what the engine said';
  const fault = { kind: 'fatal', code: 'FAKE', message: 'No.', detail, billed: 'no' } as const;
  await start({
    script: {
      submit: () => {
        throw new SubmitError(fault, 'no');
      },
    },
  });
  const person = await web.person(1);
  const told = following(person);
  const id = await createVideo(person);
  await web.told.when('job.ended', { project: id });
  const { ask, worker } = byTeller(told());
  expect(ask).toEqual(['credits.held 1', 'job.asked']);
  expect(worker).toEqual([
    'job.claimed submit',
    'job.step-began submit',
    'job.step-ended submit: failed',
    'credits.released 1',
    'job.ended: failed',
  ]);
  const [end] = web.told.of('job.ended', { project: id });
  expect(end).toMatchObject({ engine: 'fake', code: 'FAKE' });
});

test('with an engine elsewhere each lease begins with a claim, and ends once', async () => {
  await start({
    script: { poll: (poll) => (poll < 3 ? { state: 'running', fraction: 0.5 } : undefined) },
  });
  const person = await web.person(1);
  const id = await createVideo(person);
  await web.told.when('job.ended', { project: id });
  // By leases: a lane may have the project before the one that gave it back has its answer.
  const work = web.told.all.filter((told) => 'lease' in told && told.project === id);
  const leases = Object.groupBy(work, (told) => ('lease' in told ? told.lease : 0));
  const way = Object.values(leases).map((told) => told!.map(inShort));
  const done = (step: string) => [
    `job.claimed ${step}`,
    `job.step-began ${step}`,
    `job.step-ended ${step}: next`,
  ];
  const waits = [
    'job.claimed poll',
    'job.step-began poll',
    'job.step-ended poll: waits',
    'job.handed-back poll: waits',
  ];
  expect(way).toEqual([
    [...done('submit'), 'job.handed-back poll: other lane'],
    ...[waits, waits],
    [...done('poll'), 'job.handed-back collect: other lane'],
    [...done('collect'), 'job.handed-back check: other lane'],
    [
      ...done('check'),
      ...['job.step-began sign', 'job.step-ended sign: next'],
      ...['job.step-began publish', 'job.step-ended publish: published'],
    ],
  ]);
});

test('a deletion ends the job, and the worker that has it says that it lost it', async () => {
  const gate = Promise.withResolvers<undefined>();
  const engine = new NearEngine({ directory: web.directory, video: await testVideo(), id: 'near' });
  engine.poll = async () => {
    await gate.promise;
    return { state: 'running', fraction: 0.5 };
  };
  await start({ engines: [engine] });
  const person = await web.person(1);
  const id = await createVideo(person);
  await web.told.when('job.step-began', { project: id, step: 'poll' });
  const told = following(person);
  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  const ended = told().map(inShort);
  gate.resolve(undefined);
  await web.told.when('job.lost', { project: id });
  expect(ended.at(-1)).toBe('job.ended: withdrawn');
  expect(told().map(inShort)).toEqual([...ended, 'job.step-ended poll: threw', 'job.lost poll']);
});

test('a purchase, told thrice and granted once, and its refund', async () => {
  await web.settleWebhooks();
  const person = await web.person();
  const told = following(person);
  const payment = await buy(person, 25);
  expect(told()).toEqual([
    {
      name: 'credits.granted',
      ...{ account: person.id, credits: 25, book: 'purchased', source: payment },
    },
  ]);
  await person.send('POST', '/api/complete-credit-purchase', { paymentIntentId: payment });
  const from = web.told.all.length;
  await web.settleWebhooks();
  expect(web.told.all.slice(from).map(inShort)).toEqual([
    'stripe.event-applied payment_intent.created: applied',
    'stripe.event-applied payment_intent.succeeded: applied',
  ]);
  await web.billing.stripe.refunds.create({ payment_intent: payment, amount: 125 });
  const refunded = web.told.all.length;
  await web.settleWebhooks();
  expect(web.told.all.slice(refunded).map(inShort)).toEqual([
    'credits.clawed-back 12',
    'stripe.event-applied refund.created: applied',
    'stripe.event-applied charge.refunded: applied',
    'stripe.event-applied refund.updated: applied',
    'stripe.event-applied charge.refund.updated: applied',
  ]);
  expect(web.told.of('credits.clawed-back', { account: person.id })).toEqual([
    {
      name: 'credits.clawed-back',
      ...{ account: person.id, credits: 12, grantSource: payment, source: expect.any(String) },
    },
  ]);
  expect(told()).toHaveLength(2);
});

test('ten at once grant once and say so once', async () => {
  const person = await web.person();
  const payment = await pay(person, 4);
  const body = { paymentIntentId: payment };
  const complete = () => person.send('POST', '/api/complete-credit-purchase', body);
  await Promise.all(Array.from({ length: 10 }, complete));
  await web.settleWebhooks();
  expect(web.told.of('credits.granted', { source: payment })).toHaveLength(1);
});

test('what is rolled back, or refused, is not told', async () => {
  const person = await web.person(1);
  const id = await createVideo(person);
  const told = following(person);
  const rolledBack = web.db.transaction().execute(async (db) => {
    await releaseCredit(db, id);
    throw new Error('the commit never came');
  });
  await expect(rolledBack).rejects.toThrow('never came');
  const twice = web.db.transaction().execute(async (db) => {
    await captureCredit(db, id);
    await releaseCredit(db, id);
  });
  await expect(twice).rejects.toThrow('was settled before');
  const uncovered = web.db
    .transaction()
    .execute((db) => holdCredits(db, person.id, [{ projectId: randomUUID(), title: 'none' }]));
  await expect(uncovered).rejects.toThrow();
  expect((await person.send('POST', '/api/projects', BODY)).status).toBe(402);
  await web.db
    .updateTable('projects')
    .set({ engine: 'fal', submit_started_at: new Date(), status: 'processing' })
    .where('id', '=', id)
    .execute();
  const refused = await person.send('DELETE', `/api/projects/${id}?refund=required`);
  expect(refused.body.code).toBe('NO_REFUND');
  expect(told()).toEqual([]);
});

test('a listener that throws harms no job and no money', async () => {
  const deaf = web.happenings.listen(() => {
    throw new Error('cannot hear');
  });
  await start();
  const person = await web.person();
  await buy(person, 1);
  const id = await createVideo(person);
  await web.told.when('job.ended', { project: id, outcome: 'completed' });
  deaf();
  const { body } = await person.send('GET', `/api/projects/${id}`);
  expect(body).toMatchObject({ status: 'completed', creditRefunded: false });
});

test('nothing that is told holds what a person wrote, an address or an engine’s own words', async () => {
  const marker = 'zanzibarian marzipan';
  const black = await testVideo({ picture: 'color=black' });
  const good = await testVideo();
  const fake = await start({
    script: {
      enhance: (prompt) => `${prompt}, enhanced ${marker}`,
      submit: (ask) => {
        const fault = { kind: 'retryable', code: 'FAKE', message: marker, detail: marker } as const;
        if (ask === 1) throw new SubmitError({ ...fault, billed: 'no', retryAfterMs: 10 }, 'no');
      },
      video: (ask) => (ask === 2 ? black : good),
    },
  });
  fake.find = async () => [];
  const person = await web.person(1);
  const templateData = { ...BODY.templateData, enhancePrompt: true };
  const wanted = { title: `My ${marker}`, prompt: `A ${marker}`, templateData };
  const id = await createVideo(person, wanted);
  await web.told.when('job.ended', { project: id });
  await buy(person, 2);
  await web.settleWebhooks();
  expect(new Set(web.told.all.map(({ name }) => name)).size).toBeGreaterThan(8);
  // All that this file has had told, with the prompts, titles and addresses of all its people.
  const texts = JSON.stringify(web.told.all).toLowerCase();
  for (const word of [
    marker,
    'strawberry',
    'video:',
    'what the engine said',
    '@',
    'whsec',
    'secret',
  ])
    expect(texts).not.toContain(word);
});
