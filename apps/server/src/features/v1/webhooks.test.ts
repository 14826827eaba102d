import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { examples } from './document/examples.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
const web = await createTestWeb({}, undefined, undefined, { log });
afterAll(web.close);
const { body } = examples.createWebhook;
const key = (text: string) => ({ 'idempotency-key': text });

test('an endpoint is added, changed, tested, given another secret and removed', async () => {
  const { send } = await programOf(web, await web.person());
  const made = await send('POST', '/api/v1/webhooks', body);
  expect(made).toMatchObject({ status: 201, body: { ...body, active: true } });
  const { secret, ...endpoint } = made.body;
  expect(secret).toMatch(/^whsec_[\w+/]{32,}=*$/);
  const url = `/api/v1/webhooks/${endpoint.id}`;
  expect((await send('GET', '/api/v1/webhooks')).body).toEqual([endpoint]);
  expect((await send('GET', url)).body).toEqual(endpoint);
  const changed = await send('PATCH', url, { events: ['credits.low'] });
  expect(changed.body).toEqual({ ...endpoint, events: ['credits.low'] });
  const sent = await send('POST', `${url}/test`);
  expect(sent).toMatchObject({ status: 200, body: { type: 'webhook.test', state: 'pending' } });
  expect((await send('GET', `${url}/deliveries`)).body).toMatchObject([{ id: sent.body.id }]);
  const again = await send('POST', `${url}/deliveries/${sent.body.id}/resend`);
  expect(again).toMatchObject({ status: 200, body: { id: sent.body.id } });
  const rotated = await send('POST', `${url}/rotate-secret`);
  expect(rotated.body.secret).not.toBe(secret);
  expect(rotated.body.formerSecretUntil).not.toBeNull();
  await send('PATCH', url, { active: false });
  const off = await send('POST', `${url}/test`);
  expect(off).toMatchObject({ status: 409, body: { code: 'WEBHOOK_OFF' } });
  expect(await send('DELETE', url)).toMatchObject({ status: 204, body: '' });
  expect((await send('GET', url)).status).toBe(404);
});

test('a request that is repeated with its Idempotency-Key does nothing again', async () => {
  lines.length = 0;
  const { send } = await programOf(web, await web.person());
  const [one, two] = await Promise.all([
    send('POST', '/api/v1/webhooks', body, key('made')),
    send('POST', '/api/v1/webhooks', body, key('made')),
  ]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 201]));
  expect(one.body).toEqual(two.body);
  expect((await send('GET', '/api/v1/webhooks')).body).toHaveLength(1);
  // The one that was rolled back is not in the security log.
  expect(lines.filter((line) => line.includes('"webhook-made"'))).toEqual([
    expect.stringContaining(one.body.id),
  ]);
  const url = `/api/v1/webhooks/${one.body.id}`;
  const tests = [];
  for (let n = 0; n < 2; n += 1) tests.push(await send('POST', `${url}/test`, {}, key('tested')));
  expect(tests[1]?.body.id).toBe(tests[0]?.body.id);
  expect((await send('GET', `${url}/deliveries`)).body).toHaveLength(1);
  const secrets = [];
  for (let n = 0; n < 2; n += 1) {
    secrets.push(
      (await send('POST', `${url}/rotate-secret`, undefined, key('rotated'))).body.secret,
    );
  }
  expect(secrets[1]).toBe(secrets[0]);
  const other = await send('POST', `${url}/rotate-secret`, undefined, key('tested'));
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
});

test("another person's endpoint is not there", async () => {
  const owner = await programOf(web, await web.person());
  const { id } = (await owner.send('POST', '/api/v1/webhooks', body)).body;
  const { send } = await programOf(web, await web.person());
  const url = `/api/v1/webhooks/${id}`;
  for (const [method, path] of [
    ['GET', url],
    ['DELETE', url],
    ['GET', `${url}/deliveries`],
    ['POST', `${url}/test`],
    ['POST', `${url}/rotate-secret`],
  ] as const) {
    expect(await send(method, path), path).toMatchObject({ status: 404 });
  }
  expect((await send('PATCH', url, { active: false })).status).toBe(404);
  expect((await owner.send('GET', url)).body.active).toBe(true);
});
