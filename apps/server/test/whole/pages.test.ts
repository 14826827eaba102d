import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { changePrices } from '../prices.ts';
import { createTestWeb } from '../web.ts';

const web = await createTestWeb({ PLAN_PRICE_CREATOR: '1999' });
afterAll(web.close);

const get = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });
const MEMBER = { cookie: 'signed_in=1' };

test.each([
  ['/', /<h1[^>]*>Generate Viral AI Videos in Minutes</],
  ['/pricing', /<h3[^>]*>Studio</],
  ['/templates', /<h2[^>]*>[^<]*ASMR Templates/],
  ['/login', />Continue with Google</],
  ['/no/such/page', /<h1[^>]*>Generate Viral AI Videos in Minutes</],
])('a visitor reads %s before any script runs', async (url, words) => {
  const { body } = await get(url);
  expect(body).toMatch(words);
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/localhost:3000\//);
  expect(body).not.toMatch(/\sstyle="|<script(?![^>]* src=)|__[A-Z_]+__/);
});

test('the policy lets the styles of a drawn page through', async () => {
  const { body, headers } = await get('/');
  const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('prices are the operator’s, on the page and for its script', async () => {
  const { body } = await get('/');
  expect(body).toContain('>$19.99<');
  expect(body).not.toContain('>$0.60<');
  expect(pricesIn(body)).toMatchObject({
    creditPriceCents: 10,
    plans: { creator: { price: '$19.99', videos: '10 videos' } },
  });
});

/** What a page says to its script. */
const pricesIn = (body: string) =>
  JSON.parse(/data-prices="([^"]*)"/.exec(body)![1]!.replaceAll('&quot;', '"'));

test('a page says what is sold at its moment, also what was decided before', async () => {
  const validFrom = new Date(Date.now() + 3_600_000);
  const studio = { priceCents: 123_400, credits: 1200 };
  await changePrices(web, { creditPriceCents: 15, studio, validFrom });
  const before = await get('/');
  await changePrices(web, { pro: { priceCents: 2900, credits: 1 } });
  // A page whose prices take a second to read shows the last known ones.
  await expect.poll(async () => (await get('/pricing')).body).toContain('>$29.00<');
  const now = (await get('/pricing')).body;
  expect(pricesIn(now).plans.pro).toMatchObject({ price: '$29.00', videos: '1 video' });
  expect(now).toContain('A first taste, once a month');
  expect(pricesIn(now).creditPriceCents).toBe(10);
  // An hour passes, as far as the book knows.
  await web.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update price_book set valid_from = now() where valid_from > now()`;
  });
  await expect.poll(async () => (await get('/')).body).toContain('>$1,234.00<');
  const later = (await get('/')).body;
  expect(later).toContain('>1,200 videos<');
  expect(pricesIn(later).creditPriceCents).toBe(15);
  expect(before.body).not.toContain('>$1,234.00<');
  const members = (await get('/dashboard', MEMBER)).body;
  expect(pricesIn(members)).toEqual(pricesIn(later));
});

test.each(['/', '/dashboard', '/dashboard/projects', '/pricing', '/no/such/page'])(
  'somebody who is signed in gets %s empty, with the names of what it needs',
  async (url) => {
    const { body } = await get(url, MEMBER);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/SessionGate-/);
  },
);

test.each(['/login?returnTo=%2Fdashboard', '/dashboard', '/create-video/x', '/checkout?plan=pro'])(
  'a visitor gets %s empty: what it shows is up to the browser',
  async (url) => {
    expect((await get(url)).body).toContain('<div id="root"></div>');
  },
);

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a browser that takes %s gets pages in %s', async (accepted, coding, decode) => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
  expect(decode(rawPayload).toString()).toContain('</html>');
});

test('scripts come compressed already, and are kept for ever', async () => {
  const script = /<script type="module" [^>]*src="([^"]+)"/.exec((await get('/')).body)?.[1];
  const answer = await get(script as string, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await get(script as string);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(brotliDecompressSync(answer.rawPayload).toString());
});

test.each(['/pages/landing.html', '/pages/addresses.json', '/%70ages/landing.html'])(
  '%s is no file: a page without its nonce and its banner',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('the icons, the manifest and the rules for robots are there', async () => {
  for (const [url, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
    ['/apple-touch-icon.png', /png/],
    ['/site.webmanifest', /manifest\+json/],
    ['/robots.txt', /text\/plain/],
  ] as const) {
    const answer = await get(url);
    expect(answer.statusCode, url).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
  }
});
