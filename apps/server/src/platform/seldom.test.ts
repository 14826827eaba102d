import { pino } from 'pino';
import { expect, test } from 'vitest';
import { registerHealthRoutes } from './http/health.ts';
import { createHttpServer } from './http/server.ts';

test('while the database is away the log tells it once a minute, however many ask', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const app = await createHttpServer({ publicUrl: new URL('http://localhost'), log });
  const away = async () => {
    throw new Error('Connection terminated unexpectedly');
  };
  registerHealthRoutes(app, away);
  app.get('/anything', away);
  for (let n = 0; n < 5; n += 1) {
    for (const url of ['/anything', '/readyz'])
      expect((await app.inject(url)).statusCode).toBe(503);
  }
  expect(lines.map((line) => JSON.parse(line).msg).sort()).toEqual(['not ready', 'request failed']);
});
