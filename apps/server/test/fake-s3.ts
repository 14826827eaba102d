import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '../src/platform/storage/s3/client.ts';
import { FakeBucket, refusal, type S3Answer } from './fake-bucket.ts';
import { signatureFault } from './s3-signature.ts';

/** What can go wrong with one call: a status, one of 200 whose words are of a fault, no answer, half of one, or an upload damaged on the way. */
type Trouble = 403 | 500 | 503 | 'half copied' | 'reset' | 'hang' | 'cut' | 'damage';

/** A call that was made; status 0 when it got no answer. */
type Call = { method: string; key: string; status: number };

const KEYS = { accessKeyId: 'fake-id', secretAccessKey: 'fake/secret+key', region: 'eu-fake-1' };
const BUCKET = 'videos';

const REFUSALS = new Map<Trouble | undefined, S3Answer>([
  [403, refusal(403, 'AccessDenied')],
  [500, refusal(500, 'InternalError')],
  [503, refusal(503, 'SlowDown')],
  ['half copied', refusal(200, 'InternalError')],
]);

/**
 * S3 with one bucket over HTTP on this machine, as far as we use it; strict about signatures. With a
 * session token its keys are temporary ones.
 */
export async function startFakeS3({
  pageSize = 1000,
  takesMany = true,
  sessionToken,
}: {
  pageSize?: number;
  /** Whether it removes many files by one call. */
  takesMany?: boolean;
  sessionToken?: string;
} = {}) {
  const bucket = new FakeBucket(pageSize, takesMany);
  const calls: Call[] = [];
  const troubles: Trouble[] = [];
  let underWay = 0;

  const server = createServer((request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://any');
    const [, name, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const call: Call = { method, key, status: 0 };
    calls.push(call);

    const trouble = troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'reset') throw new Error('reset');
    const body = await buffer(request);
    if (trouble === 'damage') body[0] = ~body[0]!;
    const fault = signatureFault(request, { ...KEYS, sessionToken });
    const answered =
      REFUSALS.get(trouble) ??
      (fault ? refusal(403, fault) : undefined) ??
      (name === BUCKET ? undefined : refusal(404, 'NoSuchBucket')) ??
      bucket.answer({ method, key, headers, body, query: url.searchParams });

    call.status = answered.status;
    response.writeHead(answered.status, answered.headers);
    if (trouble === 'cut') {
      const half = answered.body.subarray(0, answered.body.length / 2);
      response.write(half, () => request.socket.destroy());
    } else {
      Readable.from(piecesOf(method === 'HEAD' ? Buffer.alloc(0) : answered.body)).pipe(response);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const place: S3Place = {
    ...KEYS,
    sessionToken,
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
  };
  return {
    place,
    objects: bucket.objects,
    locked: bucket.locked,
    calls,
    /** What goes wrong with the next calls, one after another. */
    troubles,
    /** How many calls are being answered at this moment. */
    underWay: () => underWay,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** In pieces, so that a reader who stops halts the sender. */
function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
