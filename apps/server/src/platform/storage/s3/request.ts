import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';

/**
 * Connections to a bucket that one process has at once: one for each player while it is fed, and as many
 * files as one process sends well. A call beyond them waits, and is late like any other.
 */
const MOST_SOCKETS = 512;
/** Kept open while nobody needs them. */
const SPARE_SOCKETS = 16;
/**
 * Of a file, before its reader has taken what came. With Node's own 64 kB a process grew by 139 to 148 MB
 * for 200 players whose sockets were full, with this by 107 to 125 (`bench/players`).
 */
const READ_AHEAD_BYTES = 16_384;

/** A file to send: where it is, and how many bytes it has. */
export type Upload = { path: string; bytes: number };

export type S3Request = (
  url: string,
  call: {
    method: string;
    headers: Readonly<Record<string, string>>;
    upload?: Upload | undefined;
    signal: AbortSignal;
  },
) => Promise<IncomingMessage>;

/**
 * Makes a way to send signed requests, on connections of its own; answers when the answer begins.
 * Node's own client rather than fetch, whose number of connections has no bound that can be set, and
 * which kept 38 of 40 open 3 s after the players on them had gone (here: none).
 */
export function createS3Request(): S3Request {
  const sockets = {
    keepAlive: true,
    maxSockets: MOST_SOCKETS,
    maxFreeSockets: SPARE_SOCKETS,
    highWaterMark: READ_AHEAD_BYTES,
  };
  const plain = { request: http.request, agent: new http.Agent(sockets) };
  const secure = { request: https.request, agent: new https.Agent(sockets) };

  return async (url, { method, headers, upload, signal }) => {
    const { request, agent } = url.startsWith('https:') ? secure : plain;
    const length = upload ? { 'content-length': String(upload.bytes) } : {};
    const asked = request(url, { method, agent, signal, headers: { ...headers, ...length } });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve);
      asked.once('error', reject);
    });
    if (upload === undefined) asked.end();
    // How the call ended says more than a broken pipe.
    else pipeline(createReadStream(upload.path), asked).catch(() => {});
    return answered;
  };
}
