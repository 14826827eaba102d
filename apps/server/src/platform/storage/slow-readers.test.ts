import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { sendStored } from '../http/send-stored.ts';
import { createHttpServer } from '../http/server.ts';
import { S3Storage } from './s3/s3-storage.ts';

const PLAYERS = 20;
/** More than the sockets of both ways hold. */
const FILE_BYTES = 20_000_000;
/** What Node's streams keep for one who reads slowly: what has come, and what is to go. */
const MOST_KEPT_BYTES = 400_000;

const directory = await mkdtemp(join(tmpdir(), 'slow-readers-'));
const s3 = await startFakeS3();
const storage = new S3Storage(s3.place);
const log = pino({ level: 'silent' });
const app = await createHttpServer({ publicUrl: new URL('http://127.0.0.1'), log });
const streams: Readable[] = [];
app.get('/video', async (request, reply) => {
  const found = (await storage.find('id/video.mp4'))!;
  const open: typeof found.open = async (range) => {
    const stream = (await found.open(range))!;
    streams.push(stream);
    return stream;
  };
  return sendStored(request, reply, { ...found, open }, 'video/mp4');
});
const answers = new Set<{ writableLength: number }>();
app.addHook('onRequest', async (_request, reply) => void answers.add(reply.raw));
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  await app.close();
  await s3.stop();
  await rm(directory, { recursive: true });
});

/** Begins to play, and stops after the first bytes. */
async function stopOnTheWay(): Promise<IncomingMessage> {
  const asked = get({ port, path: '/video', agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  await once(answer, 'readable');
  answer.read(1000);
  return answer;
}

test('players who stop on the way halt the bucket, and are forgotten when they go', async () => {
  await writeFile(join(directory, 'new'), Buffer.alloc(FILE_BYTES, 'x'));
  await storage.put('id/video.mp4', join(directory, 'new'), { contentType: 'video/mp4' });
  const players = await Promise.all(Array.from({ length: PLAYERS }, stopOnTheWay));
  const kept = () =>
    streams.reduce((sum, { readableLength }) => sum + readableLength, 0) +
    [...answers].reduce((sum, { writableLength }) => sum + writableLength, 0);
  // Until nothing moves any more: the sockets are full.
  let before = -1;
  await expect
    .poll(
      () => {
        const moved = streams.reduce((sum, stream) => sum + bytesOf(stream), 0);
        const isStill = moved === before;
        before = moved;
        return isStill;
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBe(true);
  expect(streams).toHaveLength(PLAYERS);
  expect(s3.underWay()).toBe(PLAYERS);
  expect(kept()).toBeLessThan(PLAYERS * MOST_KEPT_BYTES);
  for (const player of players) player.destroy();
  await expect.poll(s3.underWay, { timeout: 30_000 }).toBe(0);
  expect(streams.every(({ destroyed }) => destroyed)).toBe(true);
});

const bytesOf = (stream: Readable) => (stream as IncomingMessage).socket?.bytesRead ?? 0;
