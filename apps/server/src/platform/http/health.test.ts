import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerHealthRoutes } from './health.ts';

test('however many ask whether it is ready, the database is asked once at a time', async () => {
  const app = Fastify();
  const checks: PromiseWithResolvers<void>[] = [];
  registerHealthRoutes(app, () => {
    const check = Promise.withResolvers<void>();
    checks.push(check);
    return check.promise;
  });
  const ask = () => app.inject('/readyz');
  const first = Promise.all(Array.from({ length: 50 }, ask));
  await expect.poll(() => checks.length).toBe(1);
  checks[0]!.resolve();
  expect(new Set((await first).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const next = ask();
  await expect.poll(() => checks.length).toBe(2);
  checks[1]!.reject(new Error('away'));
  expect((await next).statusCode).toBeGreaterThanOrEqual(500);
});
