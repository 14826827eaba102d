import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { Shortcake } from '../src/index.ts';

/** A request as the fake got it. */
export type Asked = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
};

export type FakeAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** As JSON, unless it is bytes. */
  body?: unknown;
  /** The connection is cut before the answer, or after so many bytes of its body. */
  cutAfter?: number;
};

export const KEY = `sc_${'k'.repeat(40)}`;

export const refused = (status: number, code: string, headers = {}): FakeAnswer => ({
  ...{ status, headers, body: { code, message: `Refused: ${code}.` } },
});

/** Serves answers over HTTP until the test ends, and writes down what it was asked. */
export async function fakeApi(answer: (asked: Asked) => FakeAnswer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url as string, 'http://fake');
    const body = await text(request);
    const one = {
      ...{ method: request.method as string, path: url.pathname, headers: request.headers },
      query: Object.fromEntries(url.searchParams),
      body: body === '' ? undefined : JSON.parse(body),
    };
    asked.push(one);
    const { status = 200, headers = {}, body: told, cutAfter } = answer(one);
    if (cutAfter === 0) return request.socket.destroy();
    const bytes = Buffer.isBuffer(told) ? told : Buffer.from(told ? JSON.stringify(told) : '');
    reply.writeHead(status, { 'content-length': bytes.length, ...headers });
    if (cutAfter === undefined) return reply.end(bytes);
    reply.write(bytes.subarray(0, cutAfter), () => request.socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, shortcake: new Shortcake({ apiKey: KEY, baseUrl: url }) };
}
