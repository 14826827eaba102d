import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportKinds } from '@shortcake/contract/report-limits';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { readPagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { createSharedVideos } from '../share/shared-videos.ts';
import { registerReportRoutes } from './routes.ts';
import { BOSS, newAddress, reporting, WHY } from './test-reports.ts';

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
await writeFile(
  join(pages, 'report-received.html'),
  page(['REPORT_ID', 'SHARE_PATH', 'TITLE', 'EMAIL']),
);
await writeFile(join(pages, 'shared-gone.html'), 'There is no such video.');
const log = web.billing.log;
const app = await createHttpServer({
  ...{
    publicUrl: web.config.publicUrl,
    trustProxy: web.config.trustProxy,
    log,
    measure: undefined,
  },
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
  limitAllReports: limits.define('reports of everybody', 300, 'hour'),
  sendPage: await readPagesWithGaps(pages, {}),
});
afterAll(async () => {
  await app.close();
  await rm(pages, { recursive: true });
  await web.close();
});
const { sharedVideo } = await reporting(web);
const owner = await web.person();
const { token } = await sharedVideo(owner);

async function send(fields: Record<string, string>, remoteAddress = newAddress(), to = token) {
  const { statusCode, body, headers } = await app.inject({
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
  ['no kind', { ...OTHER, kind: '' }, 'kind', /^Choose what/],
  [
    'a kind that is none',
    { ...OTHER, kind: 'spam' },
    'kind',
    /must be illegal, copyright, other\.$/,
  ],
  ['no text', { ...OTHER, text: ' ' }, 'text', /^Write what you report/],
  [
    'a text that is too long',
    { ...OTHER, text: 'x'.repeat(5001) },
    'text',
    /^What you report may have at/,
  ],
  ['no good faith', { kind: 'other', text: WHY }, 'goodFaith', /^Tick that you believe/],
  [
    'no address',
    { ...OTHER, email: 'nobody' },
    'email',
    /^Your e-mail address must be an e-mail address/,
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
  expect((await send({ ...OTHER, text: 'x'.repeat(200_000) })).status).toBe(413);
  const json = await app.inject({
    ...{ method: 'POST', url: `/v/${token}/report`, payload: OTHER },
  });
  expect(json.statusCode).toBe(415);
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

test('a form of another site is refused', async () => {
  const { statusCode } = await app.inject({
    ...{ method: 'POST', url: `/v/${token}/report`, payload: 'kind=other' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
  });
  expect(statusCode).toBe(403);
});
