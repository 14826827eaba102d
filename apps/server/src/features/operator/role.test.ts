import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import { afterAll, expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../../scripts/checks/sample.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';

const web = await createTestWeb({
  ADMIN_EMAILS: ' Boss@Example.com ,second@example.com',
  ADMIN_SIGN_IN_SECONDS: '3600',
  // This asks for every call in every way.
  RATE_LIMIT_PER_MINUTE: '1000000',
});
afterAll(web.close);

type Who = { cookie?: string };

/** A person with the address of an operator. */
async function operator(changes: { email?: string; email_verified?: boolean } = {}) {
  const person = await web.person();
  await web.db
    .updateTable('accounts')
    .set({ email: 'boss@example.com', ...changes })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const suspended = async (person: Person) => {
  await web.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', person.id)
    .execute();
  return person;
};

const strangers: Record<string, Who> = {
  'a visitor': {},
  'who made a session up': { cookie: `session=${'x'.repeat(43)}` },
  'a person': await web.person(),
  'an address that nobody has verified': await operator({ email_verified: false }),
  'an address that is like an operator’s': await operator({
    email: 'boss@example.com.evil.example',
  }),
  'an operator who is suspended': await suspended(await operator()),
};

const id = crypto.randomUUID();
const calls = Object.values(operatorEndpoints).flatMap(({ method, path }) =>
  ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', method].map((method) => ({ method, path })),
);

const seed = sampleSeed('CALLS_SEED');

/** As long as the console's, and not there. */
const ELSEWHERE = '/api/nimda/';

/** All of an answer that anybody could compare. */
async function answer(who: Who, method: string, url: string, more: object = {}) {
  const response = await web.app.inject({
    ...{ method: method as 'GET', url, ...more },
    headers: {
      ...(who.cookie && { cookie: who.cookie }),
      ...(more as { headers?: object }).headers,
    },
  });
  const { date, ...headers } = response.headers;
  const isPage = /html/.test(String(headers['content-type']));
  const nonce = /nonce-([^']+)/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  // What is no address at all is told so with its own words.
  const plain = (text: string) =>
    text.replaceAll(nonce, 'NONCE').replaceAll(ELSEWHERE, '/api/admin/');
  return {
    status: response.statusCode,
    headers: JSON.parse(plain(JSON.stringify(isPage ? { ...headers, etag: '' } : headers))),
    // Of the same length: an address that cannot be read is quoted.
    body: plain(response.body).replace('/api/admix/', '/api/admin/'),
  };
}

const bodies: Record<string, object> = {
  'without a body': {},
  'with a body that fits nothing': { payload: { enabled: 7 } },
  'with broken JSON': { payload: '{"a"', headers: { 'content-type': 'application/json' } },
  'with text': { payload: 'a=b', headers: { 'content-type': 'text/plain' } },
  'with too much': { payload: { prompt: 'x'.repeat(200_000) } },
  'from another site': { headers: { 'sec-fetch-site': 'cross-site' } },
};

test.each(Object.entries(strangers))(
  'to %s a call of the console answers as a path that is not there',
  async (_who, who) => {
    for (const { method, path } of sampleOf(calls, { turns: 5, seed })) {
      const isRead = method === 'GET' || method === 'OPTIONS';
      for (const [how, more] of Object.entries(bodies)) {
        if (isRead && 'payload' in more) continue;
        for (const part of [id, 'x', 'x'.repeat(300), '%2e%2e', '%zz']) {
          const url = path.replace(':id', part);
          const elsewhere = url.replace('/api/admin/', ELSEWHERE);
          expect(await answer(who, method, url, more), `${method} ${url} ${how}`).toEqual(
            await answer(who, method, elsewhere, more),
          );
          if (!path.includes(':id')) break;
        }
      }
    }
  },
);

test.each(Object.entries(strangers))('to %s its pages are unknown, too', async (_who, who) => {
  for (const below of ['', '/', '/log', '/people/1?q=x', '/assets/none.js', '/assets/']) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const found = await answer(who, method, `/admin${below}`);
      expect(found, `${method} /admin${below}`).toEqual(
        await answer(who, method, `/nothing${below}`),
      );
      expect(found.status).toBe(404);
    }
  }
});

/** Connections are looked up together, so that what is timed is one request after another. */
async function medianMs(who: Who, urls: readonly [string, string], rounds = 150) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [which, url] of urls.entries()) {
      const begun = performance.now();
      await answer(who, 'GET', url);
      times[which]!.push(performance.now() - begun);
    }
  }
  return times.map((ms) => ms.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!);
}

/** Of a busy machine's answers some are late by chance: a difference that is there shows each time. */
const ATTEMPTS = 4;

test.each(Object.entries(strangers))('to %s time does not tell either', async (_who, who) => {
  for (const tail of ['log', `people/${'%41'.repeat(4000)}`]) {
    const urls = [`/api/admin/${tail}`, `${ELSEWHERE}${tail}`] as const;
    const ratios: number[] = [];
    do {
      const [console = 0, elsewhere = 0] = await medianMs(who, urls);
      ratios.push(console / elsewhere);
    } while (!isAlike(ratios.at(-1)!) && ratios.length < ATTEMPTS);
    expect(ratios, tail.slice(0, 20)).toSatisfy((all: number[]) => all.some(isAlike));
  }
});

const isAlike = (ratio: number) => ratio > 0.8 && ratio < 1.25;

test.each(['#%zz', '#x', '?#%', '%', '/%zz#'])(
  'what follows as %j tells nothing either',
  async (tail) => {
    for (const who of Object.values(strangers)) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const found = await answer(who, method, `/api/admin/log${tail}`);
        expect(found).toEqual(await answer(who, method, `${ELSEWHERE}log${tail}`));
        expect(found.status).toBeLessThan(500);
      }
    }
  },
);

test('an operator has the console, its files and its calls, whatever the case of the address', async () => {
  const boss = await operator({ email: 'BOSS@example.com' });
  const page = await boss.send('GET', '/admin/log');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page.body)![1]!;
  const file = await boss.send('GET', script);
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toBe('private, no-cache');
  expect((await boss.send('GET', '/api/admin/log')).body).toEqual([]);
  const { body } = await boss.send('GET', '/api/admin/operator');
  expect(body.email).toBe('BOSS@example.com');
  for (const url of ['/admin/assets/none.js', '/api/admin/none', '/nothing']) {
    expect((await boss.send('GET', url)).status).toBe(404);
  }
});

test('whose address is not there any more, or who is suspended, is out with the next call', async () => {
  const boss = await operator();
  expect((await boss.send('GET', '/api/admin/log')).status).toBe(200);
  await suspended(boss);
  expect((await boss.send('GET', '/api/admin/log')).status).toBe(404);
  expect((await boss.send('GET', '/admin')).status).toBe(404);
});

test('without ADMIN_EMAILS nobody has it', async () => {
  const app = await web.another({ adminEmails: [] });
  const { cookie } = await operator();
  const found = await app.inject({ url: '/api/admin/log', headers: { cookie } });
  expect(found.statusCode).toBe(404);
  await app.close();
});
