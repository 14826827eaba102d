import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import { expect } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';

export type Who = { cookie?: string };

/** As long as the console's, and not there. */
export const ELSEWHERE = '/api/nimda/';

/** The calls of the console, each by every method. */
export const consoleCalls = Object.values(operatorEndpoints).flatMap(({ method, path }) =>
  ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', method].map((method) => ({ method, path })),
);

const bodies: Record<string, object> = {
  'without a body': {},
  'with a body that fits nothing': { payload: { enabled: 7 } },
  'with broken JSON': { payload: '{"a"', headers: { 'content-type': 'application/json' } },
  'with text': { payload: 'a=b', headers: { 'content-type': 'text/plain' } },
  'with too much': { payload: { prompt: 'x'.repeat(200_000) } },
  'from another site': { headers: { 'sec-fetch-site': 'cross-site' } },
};

/** A web with operators, and everybody who is none. */
export async function openStrangers() {
  const web = await createTestWeb({
    ADMIN_EMAILS: ' Boss@Example.com ,second@example.com',
    ADMIN_SIGN_IN_SECONDS: '3600',
    // This asks for every call in every way.
    RATE_LIMIT_PER_MINUTE: '1000000',
  });

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

  return { web, operator, suspended, strangers, answer };
}

/** Expects these calls to answer a stranger as a path does that is not there, whatever is sent. */
export async function expectHidden(
  calls: readonly { method: string; path: string }[],
  who: Who,
  answer: Awaited<ReturnType<typeof openStrangers>>['answer'],
): Promise<void> {
  const id = crypto.randomUUID();
  for (const { method, path } of calls) {
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
}
