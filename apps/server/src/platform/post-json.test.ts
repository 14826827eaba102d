import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createPostJson } from './post-json.ts';

const posted: { path: string; body: string; type: string | undefined }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  posted.push({ path: request.url!, body, type: request.headers['content-type'] });
  const status = Number(/\d{3}$/.exec(request.url!)?.[0] ?? 200);
  response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => void server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { signal } = new AbortController();
const toOwn = createPostJson([origin]);
const toPublic = createPostJson([]);

const troubleOf = (posting: Promise<void>) => posting.then(() => 'none').catch((e) => e.message);

test('it posts JSON once', async () => {
  await toOwn(`${origin}/secret`, { text: '🍰' }, signal);
  expect(posted).toEqual([{ path: '/secret', body: '{"text":"🍰"}', type: 'application/json' }]);
});

test.each([302, 307, 400, 500])('%i has not arrived, and is not followed', async (status) => {
  posted.length = 0;
  expect(await troubleOf(toOwn(`${origin}/secret/${status}`, {}, signal))).toBe(
    `it was answered with ${status}`,
  );
  expect(posted).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/secret',
  'https://10.0.0.1/secret',
  'https://169.254.169.254/secret',
  'https://[::1]/secret',
  'https://localhost/secret',
])('%s is private, and is not posted to', async (url) => {
  expect(await troubleOf(toPublic(url, {}, signal))).toMatch(
    /^(its address is a private one|it could not be sent)/,
  );
});

test('plain http is for an own address alone, and no trouble names the address', async () => {
  posted.length = 0;
  for (const trouble of [
    await troubleOf(toPublic(`${origin}/secret`, {}, signal)),
    await troubleOf(toOwn('http://127.0.0.1:9/secret', {}, signal)),
    await troubleOf(
      createPostJson(['http://127.0.0.1:9'])('http://127.0.0.1:9/secret', {}, signal),
    ),
  ]) {
    expect(trouble).toMatch(/^it could not be sent/);
    expect(trouble).not.toMatch(/secret|127/);
  }
  expect(posted).toEqual([]);
});
