import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a session secret for tests only.';
const web = await createTestWeb();
afterAll(web.close);

const PATH = '/api/account/notifications';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
const addressFor = (account: string, secret = SECRET) =>
  `/unsubscribe?token=${unsubscribeToken([secret], account)}`;
/** As a mail provider, or a page of another site, sends it. */
const post = (url: string, payload = ONE_CLICK, type = FORM) =>
  web.app.inject({
    ...{ method: 'POST', url, payload },
    headers: {
      'content-type': type,
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
  });
const emailOf = async (person: Person) => (await person.send('GET', PATH)).body.email;

test('choices are the usual ones until they are saved, and then the account has them', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const usual = { email: true, updates: true, marketing: false, savedAt: null };
  expect((await person.send('GET', PATH)).body).toEqual(usual);
  const chosen = { email: false, updates: false, marketing: true };
  const saved = await person.send('PUT', PATH, chosen);
  expect(saved).toMatchObject({
    status: 200,
    body: { ...chosen, savedAt: expect.stringMatching(/Z$/) },
  });
  expect((await person.send('GET', PATH)).body).toEqual(saved.body);
  expect((await other.send('GET', PATH)).body).toEqual(usual);
  expect((await person.send('PUT', PATH, { email: true })).status).toBe(400);
  expect((await web.app.inject({ url: PATH })).statusCode).toBe(401);
});

test('a link of a mail asks, and changes nothing however often it is opened', async () => {
  const person = await web.person();
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const answer = await web.app.inject({ method, url: addressFor(person.id) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    if (method === 'GET') expect(answer.body).toContain('Stop these mails?');
  }
  expect((await person.send('GET', PATH)).body.savedAt).toBeNull();
});

test('a mail provider switches mails off with one request, without a session, and from wherever it is', async () => {
  const person = await web.person();
  await person.send('PUT', PATH, { email: true, updates: false, marketing: true });
  const answer = await post(addressFor(person.id));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('You get no more of these mails');
  const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  expect(
    (await post(addressFor(person.id), multipart, 'multipart/form-data; boundary=x')).statusCode,
  ).toBe(200);
  expect((await person.send('GET', PATH)).body).toMatchObject({
    email: false,
    updates: false,
    marketing: true,
  });
});

test('the page takes it back', async () => {
  const person = await web.person();
  await post(addressFor(person.id), 'mails=off');
  expect(await emailOf(person)).toBe(false);
  const answer = await post(addressFor(person.id), 'mails=on');
  expect(answer.body).toContain('You get these mails again');
  expect(await emailOf(person)).toBe(true);
});

test('only what we have signed counts, also after the secret has changed', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const [, mac] = /\.email\.(.+)$/.exec(addressFor(other.id)) ?? [];
  const gone = '6f8b2f2c-1111-4222-8333-444455556666';
  for (const url of [
    '/unsubscribe',
    '/unsubscribe?token=',
    '/unsubscribe?token=a&token=b',
    `/unsubscribe?token=${person.id}.email.${mac}`,
    `/unsubscribe?token=${person.id}.email.${'A'.repeat(43)}`,
    addressFor(person.id, 'another secret'),
    addressFor(gone),
  ]) {
    const answer = await post(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).toContain('This link leads nowhere');
  }
  expect(await emailOf(person)).toBe(true);
  const { accountIn } = await import('./unsubscribe-token.ts');
  const token = unsubscribeToken(['before'], person.id);
  expect(accountIn(['now', 'before'], token)).toBe(person.id);
  expect(accountIn(['now'], token)).toBeUndefined();
});

test('an address asks so often a minute, and no more', async () => {
  const few = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '5' });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    statuses.push((await few.app.inject({ url: '/unsubscribe?token=x' })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  await few.close();
});
