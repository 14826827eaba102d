import { randomUUID } from 'node:crypto';
import { Findings } from '@shortcake/contract/operator/findings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noteAskMade } from '../../../test/ask-made.ts';
import { payments } from '../../../test/payments.ts';
import { createTestWeb } from '../../../test/web.ts';
import { reconcileBilling } from '../billing/reconcile/reconcile.ts';
import { reconcileRecent } from '../billing/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { keepLedgerChecked } from '../credits/daily-check.ts';
import { captureCredit, holdCredits } from '../credits/service.ts';
import { listFindings, recordRun } from './service.ts';

const web = await createTestWeb();
afterAll(web.close);
const { pay } = payments(web);
const { stripe } = web.billing;

beforeEach(async () => {
  await web.db.deleteFrom('findings').execute();
  await web.db.deleteFrom('checks').execute();
});

const list = async () => {
  const answer = await listFindings(web.db);
  expect(Findings.parse(answer)).toEqual(answer);
  return answer;
};

const breach = (text: string) => ({ kind: 'every entry sums to zero' as const, text });

/** A run of the check of the ledger that found these. */
const run = (found: Parameters<typeof recordRun<'check-ledger'>>[1]['found'], isWhole = true) =>
  recordRun(web.db, { check: 'check-ledger', isWhole, tookMs: 1234.5, found });

test('a finding is one for as long as its check finds it, and no more when it does not', async () => {
  await run([breach('entry 5 sums to 1'), breach('account x has 2')]);
  const first = await list();
  expect(first.checks).toEqual([
    { check: 'check-ledger', ranAt: expect.any(String), tookMs: 1235, findings: 2 },
  ]);
  expect(first.findings).toEqual([
    expect.objectContaining({ subject: 'account x', text: 'account x has 2' }),
    expect.objectContaining({ subject: 'entry 5', advice: expect.stringContaining('backup') }),
  ]);
  await run([breach('entry 5 sums to 1')]);
  const second = await list();
  const [seen] = second.findings;
  expect(second.findings).toHaveLength(1);
  expect(seen!.id).toBe(first.findings[1]!.id);
  expect(seen!.firstSeenAt).toBe(first.findings[1]!.firstSeenAt);
  expect(Date.parse(seen!.lastSeenAt)).toBeGreaterThan(Date.parse(seen!.firstSeenAt));
  await run([]);
  expect(await list()).toMatchObject({ checks: [{ findings: 0 }], findings: [] });
  await run([breach('entry 5 sums to 1')]);
  expect((await list()).findings[0]!.id).not.toBe(seen!.id);
});

test('what only a whole run can see stays until there is one', async () => {
  await run([{ ...breach('entry 6 sums to 1'), needsWhole: true }, breach('entry 7 sums to 1')]);
  await run([], false);
  expect((await list()).findings.map(({ subject }) => subject)).toEqual(['entry 6']);
  await run([], true);
  expect((await list()).findings).toEqual([]);
});

test('what a part sees as well, a part may end', async () => {
  await run([{ ...breach('entry 6 sums to 1'), needsWhole: true }]);
  await run([breach('entry 6 sums to 1')], false);
  await run([], false);
  expect((await list()).findings).toEqual([]);
});

test('what a run mends is over with it, although an earlier one has opened it', async () => {
  await run([{ ...breach('entry 8 sums to 1'), needsWhole: true }]);
  await run([{ ...breach('entry 8 sums to 1'), isMended: true }], false);
  expect((await list()).findings).toEqual([]);
});

test('one check ends nothing of another, and of very many findings the first are kept', async () => {
  await run(Array.from({ length: 1500 }, (_, n) => breach(`entry ${n} sums to 1`)));
  await recordRun(web.db, { check: 'reconcile', isWhole: true, tookMs: 1, found: [] });
  const { checks, findings } = await list();
  expect(checks).toMatchObject([{ check: 'check-ledger', findings: 1000 }, { findings: 0 }]);
  expect(findings).toHaveLength(1000);
});

test('a comparison with Stripe leaves what it could not mend, until it is right', async () => {
  const [odd, untold] = [await web.person(), await web.person()];
  const { body } = await odd.send('POST', '/api/create-credit-payment', { credits: 10 });
  const { paymentIntentId: unfit } = body;
  await stripe.paymentIntents.update(unfit, { amount: 10 });
  await stripe.paymentIntents.confirm(unfit, { payment_method: 'pm_card_visa' });
  const missing = await pay(untold, 3);
  const subjects = async () => (await list()).findings.map(({ subject }) => subject).sort();

  const lines = await reconcileBilling(web.billing, { mending: 'none' });
  expect(await subjects()).toEqual([missing, unfit, unfit].sort());
  const decided = (await list()).findings.find(({ text }) => text.includes('does not fit'))!;
  expect(decided).toMatchObject({
    check: 'reconcile',
    advice: expect.stringMatching(/^Refund it/),
  });
  expect(lines).toContainEqual(`${decided.text}. ${decided.advice}`);

  await reconcileRecent(web.billing);
  expect(await subjects()).toEqual([unfit]);
  await stripe.refunds.create({ payment_intent: unfit });
  await web.settleWebhooks();
  await reconcileRecent(web.billing);
  expect(await subjects()).toEqual([]);
});

test('a check of the ledger leaves what it found, and a lost video until all are looked for', async () => {
  const person = await web.person(1);
  const wish = {
    prompt: 'A plum',
    templateData: { templateId: 'custom-prompt', category: 'custom' },
  };
  const { body } = await person.send('POST', '/api/projects', {
    ...wish,
    templateData: { ...wish.templateData, duration: '0:08' },
  });
  await noteAskMade(web.db, body.id);
  await web.sql`update projects set status = 'completed', completed_at = now() where id = ${body.id}`;
  const kinds = async () => (await list()).findings.map(({ text }) => text.split(':')[0]);
  const sample = { newest: 0, random: 0, seed: 1 };
  await checkLedger(web.db, async () => false);
  const missing = 'a captured credit has a stored video';
  const open = 'a hold is settled as its project ended';
  expect((await kinds()).sort()).toEqual([missing, open]);
  await web.sql`delete from projects where id = ${body.id}`;
  await web.sql`insert into abandoned_asks
    (project_id, account_id, attempt, engine, reason, billed, credit, cancel_due_at)
    values (${body.id}, ${person.id}, 1, 'fal', 'DELETED', 'unknown', 'held', now())`;
  await finish(await web.person(1));
  await checkLedger(web.db, async () => true, { sample });
  expect(await kinds()).toEqual([missing]);
  await checkLedger(web.db, async () => true);
  expect(await kinds()).toEqual([]);
});

/** A finished video of somebody, as the ledger wants it. */
async function finish(person: { id: string }): Promise<void> {
  const id = randomUUID();
  await web.db.transaction().execute(async (db) => {
    await holdCredits(db, person.id, [{ projectId: id, title: 'x' }]);
    await sql`insert into projects (id, account_id, title, prompt, template_id, category, aspect_ratio,
        generate_audio, enhance_prompt, seed, deadline_at)
      values (${id}, ${person.id}, 'x', 'x', 'custom-prompt', 'custom', '9:16', true, false, 1, now())`.execute(
      db,
    );
    await noteAskMade(db, id);
    await sql`update projects set status = 'completed', completed_at = now() where id = ${id}`.execute(
      db,
    );
    await captureCredit(db, id);
  });
}

test('the ledger is checked once a day, in one of the processes', async () => {
  const log = pino({ level: 'silent' });
  const hasVideo = async () => true;
  const stops = [1, 2].map(() => keepLedgerChecked(web.db, hasVideo, log));
  await expect.poll(async () => (await list()).checks).toHaveLength(1);
  const [before] = (await list()).checks;
  await Promise.all(stops.map((stop) => stop()));
  await keepLedgerChecked(web.db, hasVideo, log)();
  expect((await list()).checks).toEqual([before]);
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from due_at - now()) / 3600 as hours from chores
    where name = 'check the ledger'`.execute(web.db);
  expect(Number(rows[0]!.hours)).toBeGreaterThan(23);
});
