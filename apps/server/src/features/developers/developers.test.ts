import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { WAITS } from '../webhooks/delivery/retries.ts';

const web = await createTestWeb({ READ_LIMIT_PER_MINUTE: '321', RATE_LIMIT_PER_MINUTE: '123' });
afterAll(() => web.close());

test('the page for developers has the address, the limits and the waits of this installation', async () => {
  const { statusCode, headers, body } = await web.app.inject({
    url: '/developers',
    headers: { accept: 'text/html' },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toMatch(/__[A-Z_]+__/);
  expect(body).toContain('http://localhost:3000/api/v1/account');
  expect(body).toContain('http://localhost:3000/mcp');
  expect(body).toContain('may ask 321 times a minute, and change something 123 times');
  expect(body).toContain('all keys of a person together, 642 requests');
  expect(body).toContain('5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 2 h, 4 h,');
  expect(WAITS).toHaveLength(8);
});

test('nothing on it is asked of anybody else', async () => {
  const { body } = await web.app.inject({ url: '/developers', headers: { accept: 'text/html' } });
  const asked = [...body.matchAll(/<(?:script|link|img)[^>]* (?:src|href)="([^"]+)"/g)];
  const origins = asked.map(
    ([, address]) => new URL(address as string, 'http://localhost:3000').origin,
  );
  expect(new Set(origins)).toEqual(new Set(['http://localhost:3000']));
});
