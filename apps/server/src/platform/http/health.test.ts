import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registerHealthRoutes } from './health.ts';
import { createHttpServer } from './server.ts';

const createApp = () =>
  createHttpServer({ publicUrl: new URL('http://localhost'), log: pino({ level: 'silent' }) });

test('however many ask whether it is ready, the database is asked once at a time', async () => {
  const app = await createApp();
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
  expect((await next).statusCode).toBe(503);
});

test('while the database is away it is alive, and not ready', async () => {
  const app = await createApp();
  registerHealthRoutes(app, () => Promise.reject(new Error('away')));
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a database that does not answer is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await createApp();
  let checks = 0;
  registerHealthRoutes(app, () => {
    checks += 1;
    return checks > 1 ? Promise.resolve() : new Promise(() => {});
  });
  const hanging = app.inject('/readyz');
  await expect.poll(() => checks).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  vi.advanceTimersByTime(2000);
  expect((await hanging).statusCode).toBe(503);
  // The next one is asked anew.
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
