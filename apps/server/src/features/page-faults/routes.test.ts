import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../platform/http/server.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { registerPageFaultRoutes } from './routes.ts';

const FAULT = { kind: 'TypeError', places: ['ProjectsPage-JAP5R_Li.js:3:1523'] };

async function listen() {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const app = await createHttpServer({ publicUrl: new URL('http://localhost'), log });
  registerPageFaultRoutes(app, { limits: new Limits(), log });
  const tell = async (
    payload: unknown,
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) => {
    const url = '/api/page-faults';
    const body = { payload: JSON.stringify(payload), remoteAddress };
    const type = { 'content-type': 'application/json', ...headers };
    return (await app.inject({ method: 'POST', url, headers: type, ...body })).statusCode;
  };
  return { lines, tell };
}

test('a fault in a page is logged with what and where, and with nothing else', async () => {
  const { lines, tell } = await listen();
  expect(await tell(FAULT)).toBe(204);
  expect(lines).toHaveLength(1);
  const { level, time, pid, hostname, msg, ...rest } = JSON.parse(lines[0]!);
  expect(rest).toEqual(FAULT);
});

test.each([
  ['a message', { ...FAULT, message: 'about my cat' }],
  ['words for a kind', { ...FAULT, kind: 'my cat' }],
  ['a place that is none', { ...FAULT, places: ['ada@example.com'] }],
  ['a thousand places', { ...FAULT, places: Array(1000).fill(FAULT.places[0]) }],
  ['nothing', null],
])('%s is refused, and leaves no line', async (_name, body) => {
  const { lines, tell } = await listen();
  expect(await tell(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('nobody fills the log: ten a minute from one address, and none from another site', async () => {
  const { lines, tell } = await listen();
  expect(await tell(FAULT, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  const statuses: number[] = [];
  for (let report = 0; report < 12; report += 1) statuses.push(await tell(FAULT));
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429]);
  expect(lines).toHaveLength(10);
});

test('nor does somebody with many addresses: a hundred a minute of all together', async () => {
  const { lines, tell } = await listen();
  for (let n = 0; n < 150; n += 1) await tell(FAULT, {}, `192.0.2.${n}`);
  expect(lines).toHaveLength(100);
});
