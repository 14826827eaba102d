import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { keyRefused } from '../../engines/faults.ts';
import { raiseAlert } from '../alerts/service.ts';
import { insertNews } from '../videos/health/news.ts';

const web = await createTestWeb({
  ADMIN_EMAILS: 'boss@example.com',
  VIDEO_ENGINE: 'fal,studio',
  FAL_KEY: 'key',
  ENGINE_COST_CENTS: 'fal=33',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=1000',
});
afterAll(web.close);

const boss = await web.person();
await web.db
  .updateTable('accounts')
  .set({ email: 'boss@example.com', email_verified: true })
  .where('id', '=', boss.id)
  .execute();
const engines = async () => (await boss.send('GET', '/api/admin/engines')).body;

test('an operator sees each engine as it is, and nothing of who asked it', async () => {
  await insertNews(web.db, { engine: 'fal', about: 'ask', fault: keyRefused('FAL_KEY', 401) });
  await sql`insert into engine_spend (day, engine, reserved_micro_usd)
    values ((now() at time zone 'UTC')::date, 'fal', 660000)`.execute(web.db);
  const creator = await web.person(2);
  for (let video = 0; video < 2; video += 1) {
    const body = {
      prompt: 'A strawberry dreams of cream',
      templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
    };
    expect((await creator.send('POST', '/api/projects', body)).status).toBe(201);
  }
  await sql`update projects set status = 'processing' where ctid = (select min(ctid) from projects)`.execute(
    web.db,
  );
  const none = { faults: [], inFlight: 0, waiting: 0, secondsToVideo: null, costTodayMicroUsd: 0 };
  expect(await engines()).toEqual([
    {
      ...none,
      ...{
        id: 'fal',
        model: web.config.engines[0].id === 'fal' && expect.stringMatching(/^fal-ai/),
      },
      ...{ enabled: true, health: 'key-refused', since: expect.any(String) },
      ...{ faults: [{ code: 'KEY_REFUSED', count: 1 }], inFlight: 1, waiting: 1 },
      // Two of the two videos above were reserved for, besides.
      budget: { spentMicroUsd: 1_320_000, dayMicroUsd: 10_000_000 },
    },
    {
      ...none,
      ...{
        id: 'studio',
        model: 'studio-1',
        enabled: true,
        health: 'unknown',
        since: null,
        budget: null,
      },
    },
  ]);
});

test('a switch takes a reason, and is in the log with it', async () => {
  const url = '/api/admin/engines/fal';
  expect((await boss.send('POST', url, { enabled: false })).status).toBe(400);
  expect((await boss.send('POST', url, { enabled: false, reason: ' ' })).status).toBe(400);
  const reason = 'It draws six fingers.';
  const { status, body } = await boss.send('POST', url, { enabled: false, reason });
  expect({ status, ...body }).toMatchObject({
    status: 200,
    id: 'fal',
    enabled: false,
    // A switch mends no key.
    health: 'key-refused',
  });
  expect((await engines())[0]).toMatchObject({ enabled: false, health: 'key-refused' });
  expect((await boss.send('GET', '/api/admin/log')).body).toMatchObject([
    { by: 'boss@example.com', action: 'switch-engine-off', target: 'engine fal', reason },
  ]);
  await boss.send('POST', url, { enabled: true, reason: 'It is well again.' });
  expect((await engines())[0]).toMatchObject({ enabled: true, health: 'key-refused' });
  expect((await boss.send('GET', '/api/admin/log')).body).toHaveLength(2);
});

test('an engine that is not configured is not there, and changes nothing', async () => {
  const body = { enabled: false, reason: 'x' };
  expect((await boss.send('POST', '/api/admin/engines/vertex-veo', body)).status).toBe(404);
  expect(await web.db.selectFrom('engine_switches').select('engine').execute()).toEqual([
    { engine: 'fal' },
  ]);
});

test('whose sign-in is too old switches nothing', async () => {
  await sql`update sessions set created_at = now() - interval '13 hours' where account_id = ${boss.id}`.execute(
    web.db,
  );
  const body = { enabled: false, reason: 'x' };
  const { status, body: refusal } = await boss.send('POST', '/api/admin/engines/fal', body);
  expect({ status, code: refusal.code }).toEqual({ status: 403, code: 'SIGN_IN_AGAIN' });
  expect((await engines())[0]).toMatchObject({ enabled: true });
});

test('what is on is told to operators', async () => {
  const alert = { kind: 'key-refused', subject: 'fal', text: 'fal refuses its key.' } as const;
  await raiseAlert(web.db, alert);
  expect((await boss.send('GET', '/api/admin/alerts')).body).toEqual([
    { ...alert, since: expect.any(String) },
  ]);
});
