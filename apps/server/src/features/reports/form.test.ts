import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportKinds } from '@shortcake/contract/report-limits';
import { afterAll, expect, test } from 'vitest';
import { words as onPage } from '../../../../web/src/app/with-gaps/report/words.ts';
import { createTestWeb } from '../../../test/web.ts';
import { readPagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { createSharedVideos } from '../share/shared-videos.ts';
import { registerReportRoutes } from './routes.ts';
import { BOSS, newAddress, reporting, WHY } from './test-reports.ts';
import { type Field, words } from './words.ts';

// Pages with all the gaps that the server fills, whatever the build draws around them.
const web = await createTestWeb({ ADMIN_EMAILS: BOSS });
const pages = join(web.directory, 'pages');
await mkdir(pages);
const OF_FORM = [
  ...[
    'TITLE',
    'REPORT_PATH',
    'SHARE_PATH',
    'FAULT',
    'FAULT_FIELD',
    'TEXT',
    'NAME',
    'EMAIL',
    'WORK',
  ],
  ...['ILLEGAL', 'COPYRIGHT', 'OTHER', 'GOOD_FAITH', 'RIGHTS_HOLDER'].map(
    (tick) => `${tick}_CHECKED`,
  ),
];
const page = (names: string[]) => names.map((name) => `<b>${name} __${name}__</b>`).join('\n');
await writeFile(join(pages, 'report.html'), page(OF_FORM));
await writeFile(join(pages, 'report-received.html'), page(['REPORT_ID', 'SHARE_PATH', 'EMAIL']));
await writeFile(join(pages, 'shared-gone.html'), 'There is no such video.');
const log = web.billing.log;
/** The product's form alone, which takes so many reports of all people. */
async function serveForm(ofAll: number) {
  const app = await createHttpServer({
    ...{ publicUrl: web.config.publicUrl, trustProxy: web.config.trustProxy },
    ...{ log, measure: undefined },
  });
  const limits = new Limits();
  await registerReportRoutes(app, {
    ...{ db: web.db, before: [], allowance: { freeAbandonsPerDay: 5 } },
    find: createSharedVideos({
      db: web.db,
      limitUnknown: limits.define('unknown', 100),
      limitKnown: limits.define('known', 1000),
    }),
    limitReports: limits.define('reports', 10, 'hour'),
    limitAllReports: limits.define('reports from all people together', ofAll, 'hour'),
    sendPage: await readPagesWithGaps(pages, {}),
  });
  return app;
}
const app = await serveForm(300);
const narrow = await serveForm(2);
afterAll(async () => {
  await Promise.all([app.close(), narrow.close()]);
  await rm(pages, { recursive: true });
  await web.close();
});
const { sharedVideo } = await reporting(web);
const owner = await web.person();
const { token } = await sharedVideo(owner);

async function send(
  fields: Record<string, string>,
  remoteAddress = newAddress(),
  to = token,
  server = app,
) {
  const { statusCode, body, headers } = await server.inject({
    ...{ method: 'POST', url: `/v/${to}/report`, remoteAddress },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: statusCode, body, headers, gap: (name: string) => gapIn(body, name) };
}
const gapIn = (body: string, name: string) => new RegExp(`<b>${name} ([^<]*)</b>`).exec(body)?.[1];
const lastReport = async () =>
  (await web.sql`select * from reports order by created_at desc limit 1`)[0];

const OTHER = { kind: 'other', text: WHY, goodFaith: 'yes' };
const COPYRIGHT = {
  ...{ kind: 'copyright', text: WHY, goodFaith: 'yes', rightsHolder: 'yes' },
  ...{ name: 'Pat Baker', email: 'pat@example.com', work: 'My cake, at example.com/cake' },
};

test('the form is there for a shared video, and a page that says so for none', async () => {
  const { statusCode, body, headers } = await app.inject(`/v/${token}/report`);
  expect(statusCode).toBe(200);
  expect(gapIn(body, 'TITLE')).toBe('A film');
  expect(gapIn(body, 'REPORT_PATH')).toBe(`/v/${token}/report`);
  expect(gapIn(body, 'FAULT')).toBe('');
  expect(headers['cache-control']).toBe('no-store');
  const gone = await app.inject('/v/nothing/report');
  expect([gone.statusCode, gone.body]).toEqual([404, 'There is no such video.']);
  expect((await send(OTHER, undefined, 'nothing')).status).toBe(404);
});

test('a form that is filled in becomes a report, whose number its page says', async () => {
  const { status, gap } = await send(COPYRIGHT);
  expect(status).toBe(200);
  expect(await lastReport()).toMatchObject({
    ...{ id: gap('REPORT_ID'), kind: 'copyright', text: WHY, name: 'Pat Baker' },
    ...{ email: 'pat@example.com', good_faith: true, rights_holder: true },
  });
  const nameless = await send({ ...OTHER, text: 'Two\r\nlines', name: '', email: ' ', work: '' });
  expect(nameless.status).toBe(200);
  expect(await lastReport()).toMatchObject({ text: 'Two\nlines', name: null, email: null });
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ['no kind', { ...OTHER, kind: '' }, 'kind', /^Choose what it is about\.$/],
  ['a kind that is none', { ...OTHER, kind: 'spam' }, 'kind', /^Choose what it is about\.$/],
  ['no text', { ...OTHER, text: ' ' }, 'text', /^Write what is wrong/],
  [
    'a text that is too long',
    { ...OTHER, text: 'x'.repeat(5001) },
    'text',
    /^What is wrong may have at most 5,000 characters\.$/,
  ],
  ['no good faith', { kind: 'other', text: WHY }, 'goodFaith', /^Tick that you believe/],
  [
    'no address',
    { ...OTHER, email: 'nobody' },
    'email',
    /^Your e-mail address must be one such as name@example\.com, or left out\.$/,
  ],
  ['a null byte', { ...OTHER, text: 'a\0b' }, 'text', /characters that are not text\.$/],
  ['copyright without a name', { ...COPYRIGHT, name: '' }, 'name', /^Write your name/],
  [
    'copyright without an address',
    { ...COPYRIGHT, email: '' },
    'email',
    /^Write your e-mail address/,
  ],
  ['copyright without a work', { ...COPYRIGHT, work: '' }, 'work', /^Write which work/],
])('%s is said in the form, which keeps what was typed', async (_what, fields, field, fault) => {
  const { status, gap } = await send(fields);
  expect(status).toBe(400);
  expect(gap('FAULT')).toMatch(fault);
  expect(gap('FAULT_FIELD')).toBe(field);
  expect(gap('NAME')).toBe(fields.name ?? '');
  const checked = (isChecked: boolean) => (isChecked ? 'checked' : 'data-unchecked');
  for (const kind of reportKinds) {
    expect(gap(`${kind.toUpperCase()}_CHECKED`)).toBe(checked(kind === fields.kind));
  }
  expect(gap('GOOD_FAITH_CHECKED')).toBe(checked('goodFaith' in fields));
  expect(gap('RIGHTS_HOLDER_CHECKED')).toBe(checked('rightsHolder' in fields));
});

test('copyright without holding the right is no notice of it', async () => {
  const { rightsHolder: _, ...fields } = COPYRIGHT;
  expect((await send(fields)).gap('FAULT')).toMatch(/^Tick that you hold the right/);
});

test('what was typed comes back as text, whatever it is', async () => {
  const typed = '"><script>alert(1)</script>__NAME__';
  const { body } = await send({ ...OTHER, kind: '', text: typed, name: typed });
  expect(body).not.toMatch(/<script|"></);
  expect(body).toContain('&lt;script>alert(1)&lt;/script>__NAME__');
});

test('fields at their longest pass, far more does not', async () => {
  const cakes = (count: number) => '🍰'.repeat(count);
  const longest = { ...COPYRIGHT, text: cakes(5000), name: cakes(200), work: cakes(1000) };
  expect((await send(longest)).status).toBe(200);
  const tooMuch = await send({ ...OTHER, text: 'x'.repeat(200_000) });
  expect([tooMuch.status, tooMuch.body]).toEqual([
    413,
    expect.stringMatching(/Go back in your browser/),
  ]);
});

test('whatever goes wrong on the way of the form is said on a page', async () => {
  const json = await app.inject({
    ...{ method: 'POST', url: `/v/${token}/report`, payload: OTHER },
  });
  const address = newAddress();
  const guesses = async () => app.inject({ url: `/v/"><i>/report`, remoteAddress: address });
  let guess = await guesses();
  while (guess.statusCode === 404) guess = await guesses();
  for (const [answer, status, words] of [
    [json, 415, /sent with the form/],
    [guess, 429, /The limit is/],
    [await send(OTHER, address, 'nothing'), 429, /The limit is/],
  ] as const) {
    const code = 'status' in answer ? answer.status : answer.statusCode;
    expect([code, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(words);
    expect(answer.body).not.toMatch(/"><i>/);
  }
  expect(Number(guess.headers['retry-after'])).toBeGreaterThan(0);
});

test('fields have one name, whichever half says it', () => {
  const said = (field: Field) =>
    words.faultOf(field, 'too long', 1).replace(' may have', '|').split('|')[0];
  const asked = { kind: onPage.kind, text: onPage.text, work: onPage.work };
  for (const [field, question] of Object.entries(asked)) {
    // "What is it about?", and "What it is about may ...".
    const inOrder = (text: string) =>
      text
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.sort();
    expect(inOrder(said(field as Field)!)).toEqual(inOrder(question));
  }
  expect(said('name')).toBe(`Your ${onPage.name.toLowerCase()}`);
  expect(said('email')).toBe(`Your ${onPage.email.toLowerCase()}`);
});

test('who has reported too often keeps what was typed, and is told when to try again', async () => {
  const address = newAddress();
  for (let times = 0; times < 10; times += 1) expect((await send(OTHER, address)).status).toBe(200);
  const { status, headers, gap } = await send(OTHER, address);
  expect(status).toBe(429);
  expect(gap('FAULT')).toMatch(/^The limit is 10 reports an hour/);
  expect(gap('TEXT')).toBe(WHY);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
});

test('all people together report so many times an hour', async () => {
  const reported = () => send(OTHER, newAddress(), token, narrow);
  expect([(await reported()).status, (await reported()).status]).toEqual([200, 200]);
  const { status, gap } = await reported();
  expect(status).toBe(429);
  expect(gap('FAULT')).toMatch(/^The limit is 2 reports from all people together an hour\./);
  const { statusCode } = await narrow.inject({
    ...{ method: 'POST', url: '/api/reports', remoteAddress: newAddress() },
    payload: { token, kind: 'other', text: WHY },
  });
  expect(statusCode).toBe(429);
});

test('a form of another site is refused', async () => {
  const { statusCode, headers } = await app.inject({
    ...{ method: 'POST', url: `/v/${token}/report`, payload: 'kind=other' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
  });
  expect([statusCode, headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
});
