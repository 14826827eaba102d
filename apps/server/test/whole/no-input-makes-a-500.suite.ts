import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../web.ts';
import { BODY } from '../worker.ts';

/**
 * Tests that no input makes a 500, on a web of their own. `share` is of how many inputs each tries: 1 is
 * all of them.
 */
export async function testInputs({ share, seed }: { share: number; seed: number }): Promise<void> {
  const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '1000000' });
  afterAll(web.close);
  const person = await web.person(1000);

  const Anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));

  /** A body that is right but for one field somewhere. */
  const AlmostRight = fc
    .tuple(
      fc.constantFrom('title', 'prompt', 'templateData', 'extra'),
      fc.constantFrom(...Object.keys(BODY.templateData), 'seed', 'aspectRatio', 'generateAudio'),
      Anything,
    )
    .map(([field, inner, value]) =>
      field === 'extra'
        ? { ...BODY, templateData: { ...BODY.templateData, [inner]: value } }
        : { ...BODY, [field]: value },
    );

  test('no body makes a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(Anything, AlmostRight), async (body) => {
        const { statusCode } = await web.app.inject({
          method: 'POST',
          url: '/api/projects',
          headers: { cookie: person.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect([201, 400, 402]).toContain(statusCode);
      }),
      { numRuns: 500 * share, seed },
    );
  });

  test('no body makes a 500 where webhooks are made and changed', async () => {
    const made = { url: 'https://hooks.example.com/', events: ['video.failed'] };
    const { id } = (await person.send('POST', '/api/webhooks', made)).body;
    const Call = fc.constantFrom(
      ...([['POST', '/api/webhooks'] as const, ['PATCH', `/api/webhooks/${id}`] as const] as const),
    );
    const Field = fc.constantFrom('url', 'events', 'active', 'extra');
    const Url = fc
      .tuple(fc.webUrl(), fc.string({ unit: 'binary' }))
      .map(([url, rest]) => url + rest);
    const Value = fc.oneof(Anything, Url, fc.array(Anything));
    const Fields = fc.array(fc.tuple(Field, Value), { maxLength: 3 }).map(Object.fromEntries);
    await fc.assert(
      fc.asyncProperty(Call, fc.oneof(Anything, Fields), async ([method, url], body) => {
        const { status } = await person.send(method, url, body, {
          'content-type': 'application/json',
        });
        expect([200, 201, 400, 409]).toContain(status);
      }),
      { numRuns: 300 * share, seed },
    );
  });

  test('no body makes a 500 where money is', async () => {
    const Url = fc.constantFrom(
      '/api/create-credit-payment',
      '/api/complete-credit-purchase',
      '/api/create-subscription',
      '/api/complete-subscription',
      '/api/cancel-subscription',
      '/api/sync-subscription',
      '/api/stripe/webhook',
    );
    const Field = fc.constantFrom('credits', 'paymentIntentId', 'plan', 'setupIntentId', 'extra');
    const OneField = fc.tuple(Field, Anything).map(([field, value]) => ({ [field]: value }));
    await fc.assert(
      fc.asyncProperty(Url, fc.oneof(Anything, OneField), async (url, body) => {
        const { statusCode } = await web.app.inject({
          method: 'POST',
          url,
          headers: { cookie: person.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect([200, 400, 404, 409]).toContain(statusCode);
      }),
      { numRuns: 500 * share, seed },
    );
  });

  test('no path or query makes a 500', async () => {
    const Prefix = fc.constantFrom(
      '/',
      '/api/projects/',
      '/api/projects?q=',
      '/api/projects?cursor=',
      '/api/transactions?cursor=',
      '/media/',
      '/auth/google/callback?',
      '/previews/',
      '/api/receipts/',
      '/sandbox/stripe/v1/',
      '/sandbox/stripe/v1/payment_intents/',
      '/sandbox/stripe/',
      '/sandbox/mail/',
      '/unsubscribe?token=',
      '/api/webhooks/',
    );
    await fc.assert(
      fc.asyncProperty(Prefix, fc.string({ unit: 'binary' }), async (prefix, rest) => {
        const url = prefix + encodeURI(rest.toWellFormed());
        const { statusCode } = await web.app.inject({ url, headers: { cookie: person.cookie } });
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 * share, seed },
    );
  });

  test('no cursor makes a 500, forged ones included', async () => {
    const List = fc.constantFrom('/api/projects', '/api/transactions');
    const At = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.string());
    const Id = fc.oneof(fc.uuid(), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.string());
    await fc.assert(
      fc.asyncProperty(List, At, Id, async (list, at, id) => {
        const cursor = Buffer.from(`${at} ${id}`).toString('base64url');
        const url = `${list}?cursor=${cursor}`;
        const { statusCode } = await web.app.inject({ url, headers: { cookie: person.cookie } });
        expect([200, 400]).toContain(statusCode);
      }),
      { numRuns: 500 * share, seed },
    );
  });

  test('no header makes a 500', async () => {
    const Name = fc.constantFrom(
      'cookie',
      'idempotency-key',
      'origin',
      'sec-fetch-site',
      'range',
      'if-none-match',
    );
    await fc.assert(
      fc.asyncProperty(Name, fc.string({ unit: 'grapheme-ascii' }), async (name, value) => {
        const headers = { cookie: person.cookie, [name]: value };
        const answer = await web.app.inject({
          method: 'POST',
          url: '/api/projects',
          headers,
          payload: BODY,
        });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 * share, seed },
    );
  });
}
