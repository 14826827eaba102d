import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import type { S3Place } from '../../apps/server/src/platform/storage/s3/client.ts';
import { startProduct } from '../../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Figure } from '../figure.ts';
import { fillHistory } from '../history/fill.ts';
import { residentBytes } from '../memory.ts';
import { type Manner, type Player, play } from './player.ts';

const EMAIL = 'bench@example.com';
const PLAYERS = 200;
/** A video of the studio. Sockets hold as much: with 20 MB, 200 players take all that the kernel has for TCP. */
const FILE_BYTES = 4_000_000;
const WATCHED_SECONDS = 30;
const EVER = Number.POSITIVE_INFINITY;
const FAST: Manner = { aSecond: 2_000_000, most: EVER };
const PHONE: Manner = { aSecond: 200_000, most: EVER };
const STOPS: Manner = { aSecond: 200_000, most: 400_000 };
const MB = 1_000_000;

/**
 * What 200 players at once take of the memory of one web process that has its files in S3: a tenth of
 * them has a fast line, four tenths are phones, and half have stopped on the way.
 *
 * Within one machine a socket holds most of a file. As root, in a network whose sockets are small, all
 * 200 wait in the process: `unshare -n sh -c 'ip link set lo up; cd /proc/sys/net/ipv4; echo 4096 16384
 * 65536 > tcp_wmem; echo 4096 65536 65536 > tcp_rmem; cd -; npm run bench -- players'`.
 */
export async function measurePlayers(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  const bucket = fork(fileURLToPath(new URL('bucket.ts', import.meta.url)));
  try {
    const [place] = (await once(bucket, 'message')) as [S3Place];
    const product = await startProduct({ variables: variablesOf(postgres.url, place) });
    try {
      const visitor = new Visitor(product.url);
      await visitor.signIn(EMAIL);
      const path = await finishedVideo(visitor, postgres.url, bucket);
      return await watch(product.pid, place.endpoint, `${product.url}${path}`, visitor.cookies());
    } finally {
      await product.stop();
    }
  } finally {
    bucket.kill('SIGKILL');
    await postgres.stop();
  }
}

const variablesOf = (databaseUrl: string, place: S3Place) => ({
  DATABASE_URL: databaseUrl,
  RUN: 'web',
  READ_LIMIT_PER_MINUTE: '1000000',
  S3_BUCKET: place.bucket,
  S3_ENDPOINT: place.endpoint,
  S3_REGION: place.region,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
});

/** Gives the visitor a finished video, with a file in the bucket; answers its address. */
async function finishedVideo(visitor: Visitor, databaseUrl: string, bucket: ChildProcess) {
  const { sql, close } = connectDatabase(databaseUrl);
  await fillHistory(sql, { [EMAIL]: 1 }, 0);
  await close();
  const [project] = await visitor.json<{ id: string; videoUrl: string }[]>('/api/projects');
  bucket.send({ keys: [`${project!.id}/video.mp4`], bytes: FILE_BYTES });
  await once(bucket, 'message');
  return project!.videoUrl;
}

async function watch(
  pid: number,
  bucketUrl: string,
  url: string,
  cookie: string,
): Promise<Figure[]> {
  // Warm, so that the code itself counts as there before.
  const warm = [await play(url, cookie, FAST), await play(url, cookie, FAST)];
  await sleep(3000);
  for (const player of warm) player.close();
  await sleep(5000);
  const before = await residentBytes(pid);
  const players: Player[] = [];
  // One after another: what is asked is how many there are, not how many come in one moment.
  while (players.length < PLAYERS) players.push(await play(url, cookie, mannerOf(players.length)));
  let most = 0;
  let sockets = 0;
  for (let second = 0; second < WATCHED_SECONDS; second += 0.25) {
    await sleep(250);
    most = Math.max(most, await residentBytes(pid));
    sockets = Math.max(sockets, await socketsAt(bucketUrl));
  }
  const waiting = players.filter(({ taken }) => taken() === 0).length;
  for (const player of players) player.close();
  await sleep(3000);
  const name = `${PLAYERS} players from S3`;
  return [
    { name: `${name}: the web process before`, value: before / MB, unit: 'MB' },
    { name: `${name}: it grows by, at most`, value: (most - before) / MB, unit: 'MB', limit: 150 },
    { name: `${name}: who got nothing`, value: waiting, unit: '', limit: 0 },
    { name: `${name}: sockets to the bucket, at most`, value: sockets, unit: '' },
    { name: `${name}: and after they have gone`, value: await socketsAt(bucketUrl), unit: '' },
  ];
}

const mannerOf = (n: number): Manner => (n % 10 === 0 ? FAST : n % 2 === 0 ? PHONE : STOPS);

/** Connections that are open to what listens at `url` on this machine. Linux only. */
async function socketsAt(url: string): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const isOpen = (line: string) => new RegExp(`^\\s*\\d+: 0100007F:${port} \\S+ 01 `).test(line);
  return (await readFile('/proc/net/tcp', 'utf8')).split('\n').filter(isOpen).length;
}
