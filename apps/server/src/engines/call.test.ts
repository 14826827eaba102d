import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { submitFailed } from './answers.ts';
import { callEngine } from './call.ts';
import { EngineError } from './faults.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  response.end(JSON.stringify('x'.repeat(Number(request.url?.slice(1)))));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const never = new AbortController().signal;
const options = { fetch, timeoutMs: 10_000, signal: never };
const failureOf = async (calling: Promise<unknown>): Promise<EngineError> => {
  const error = await calling.then(
    () => new Error('it answered'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
};

test.each([
  ['a character that no header has', base, '“abc”'],
  ['a line break', base, 'abc\ndef'],
  ['a control character', base, 'abc\u0001'],
  ['an address with a password', base.replace('//', '//user:abc@'), 'key'],
  ['no address', 'abc', 'key'],
])(
  'of %s no request is made, no job can exist, and the key is not told',
  async (_name, url, key) => {
    const before = asked;
    const error = await failureOf(callEngine(url, { ...options, headers: { authorization: key } }));
    expect(submitFailed(error)).toMatchObject({ created: 'no', fault: { code: 'ENGINE_DOWN' } });
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('abc');
    expect(asked).toBe(before);
  },
);

const refused = Object.assign(new Error(), { code: 'EACCES', syscall: 'connect' });
const unreachable = Object.assign(new Error(), { code: 'ENETUNREACH', syscall: 'connect' });
const reset = Object.assign(new Error(), { code: 'ECONNRESET', syscall: 'read' });
const coded = (code: string) => Object.assign(new Error(), { code });

test.each<[string, Error, string]>([
  ['no address of several takes it', new AggregateError([refused, unreachable]), 'ENGINE_DOWN'],
  ['one of several had taken it', new AggregateError([refused, reset]), 'NO_ANSWER'],
  ['the only one does not take it', refused, 'ENGINE_DOWN'],
  ['it ends in between', reset, 'NO_ANSWER'],
  ['it says nothing', coded('UND_ERR_HEADERS_TIMEOUT'), 'NO_ANSWER'],
  ['its certificate has expired', coded('CERT_HAS_EXPIRED'), 'ENGINE_DOWN'],
  ['its certificate is another host’s', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'ENGINE_DOWN'],
  ['its certificate is its own', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'ENGINE_DOWN'],
  ['nobody vouches for it', coded('SELF_SIGNED_CERT_IN_CHAIN'), 'ENGINE_DOWN'],
  ['nobody can vouch for it', coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'ENGINE_DOWN'],
])('of a connection: %s', async (_name, cause, code) => {
  const failing = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const error = await failureOf(callEngine(base, { ...options, fetch: failing }));
  expect(error.fault.code).toBe(code);
});

test('an answer has at most 2 MB, unless more is asked for', async () => {
  const MB = 1024 * 1024;
  expect((await callEngine(`${base}/${2 * MB - 2}`, options)).json).toHaveLength(2 * MB - 2);
  expect((await failureOf(callEngine(`${base}/${2 * MB - 1}`, options))).fault.code).toBe(
    'NO_ANSWER',
  );
  const { json } = await callEngine(`${base}/${3 * MB}`, { ...options, largestAnswer: 4 * MB });
  expect(json).toHaveLength(3 * MB);
});

test('a form that is given up beforehand is not sent, and leaves no rejection behind', async () => {
  const before = asked;
  const reason = new Error('the worker stops');
  const body = new FormData();
  body.set('prompt', 'A snail');
  const given = { ...options, method: 'POST', body, signal: AbortSignal.abort(reason) } as const;
  await expect(callEngine(base, given)).rejects.toBe(reason);
  expect(asked).toBe(before);
});
