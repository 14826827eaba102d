import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { videoKey } from '../../apps/server/src/features/videos/media/keys.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import type { S3Place } from '../../apps/server/src/platform/storage/s3/client.ts';
import { startProduct } from '../../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Figure } from '../figure.ts';
import { fillHistory } from '../history/fill.ts';
import { forgetMostResident, mostResidentBytes, residentBytes } from '../memory.ts';
import { play } from '../players/player.ts';
import { median } from '../statistics.ts';

const EMAIL = 'series@example.com';
const VIDEOS = 100;
const FILE_BYTES = 5_000_000;
const ROUNDS = 3;
const SLOW = { aSecond: 1_000_000, most: 15_000_000 };
const MB = 1_000_000;

/**
 * A hundred videos as one file, by a web process of its own, against the same videos one by one, from
 * disk and from S3: how fast, and what it takes of the process's memory, a slow reader included. The
 * kernel has the files in its memory: what is compared is what the product adds to reading them.
 */
export async function measureZip(): Promise<Figure[]> {
  return [...(await measureFrom('disk')), ...(await measureFrom('S3'))];
}

async function measureFrom(place: 'disk' | 'S3'): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  const bucket = fork(fileURLToPath(new URL('../players/bucket.ts', import.meta.url)));
  try {
    const [s3] = (await once(bucket, 'message')) as [S3Place];
    const product = await startProduct({
      variables: {
        ...{ DATABASE_URL: postgres.url, RUN: 'web', READ_LIMIT_PER_MINUTE: '1000000' },
        ...(place === 'S3' ? variablesOf(s3) : {}),
      },
    });
    try {
      const visitor = new Visitor(product.url);
      await visitor.signIn(EMAIL);
      const { seriesId, ids } = await finishedSeries(postgres.url);
      if (place === 'S3') await fillBucket(bucket, ids);
      else await fillDisk(join(product.directory, 'videos'), ids);
      return await compare(`ZIP of ${VIDEOS} videos from ${place}`, product.pid, {
        cookie: visitor.cookies(),
        zip: `${product.url}/media/series/${seriesId}.zip`,
        videos: ids.map((id) => `${product.url}/media/${videoKey(id)}`),
      });
    } finally {
      await product.stop();
    }
  } finally {
    bucket.kill('SIGKILL');
    await postgres.stop();
  }
}

const variablesOf = (place: S3Place) => ({
  S3_BUCKET: place.bucket,
  S3_ENDPOINT: place.endpoint,
  S3_REGION: place.region,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
});

/** Gives the visitor a series of finished videos. */
async function finishedSeries(databaseUrl: string): Promise<{ seriesId: string; ids: string[] }> {
  const { sql, close } = connectDatabase(databaseUrl);
  await fillHistory(sql, { [EMAIL]: VIDEOS }, 0);
  const seriesId = randomUUID();
  await sql`insert into series (id, account_id, title)
    select ${seriesId}, id, 'A hundred' from accounts where email = ${EMAIL}`;
  const rows = await sql<{ id: string }[]>`
    update projects set series_id = ${seriesId}, series_index = seed - 1 returning id`;
  await close();
  return { seriesId, ids: rows.map(({ id }) => id) };
}

async function fillBucket(bucket: ChildProcess, ids: readonly string[]): Promise<void> {
  bucket.send({ keys: ids.map(videoKey), bytes: FILE_BYTES });
  await once(bucket, 'message');
}

async function fillDisk(directory: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const path = join(directory, videoKey(id));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, randomBytes(FILE_BYTES));
  }
}

type Addresses = { cookie: string; zip: string; videos: readonly string[] };

async function compare(name: string, pid: number, { cookie, zip, videos }: Addresses) {
  const agent = new Agent({ keepAlive: true });
  const take = (urls: readonly string[]) => megabytesASecond(urls, { cookie }, agent);
  // Warm, so that what any file takes counts as there before.
  await take(videos);
  const before = await residentBytes(pid);
  const rounds: { zip: number; videos: number }[] = [];
  let fast = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await forgetMostResident(pid);
    const ofZip = await take([zip]);
    fast = Math.max(fast, await mostResidentBytes(pid));
    rounds.push({ zip: ofZip, videos: await take(videos) });
  }
  await forgetMostResident(pid);
  const reader = await play(zip, cookie, SLOW);
  while (reader.taken() < SLOW.most) await sleep(100);
  const slow = await mostResidentBytes(pid);
  reader.close();
  agent.destroy();
  return [
    { name, value: median(rounds.map((round) => round.zip)), unit: 'MB/s' },
    {
      ...{ name: `${name}, against one by one`, unit: 'times', least: 0.8 },
      value: median(rounds.map((round) => round.zip / round.videos)),
    },
    {
      ...{ name: `${name}: the process grows by, at most`, unit: 'MB', limit: 50 },
      value: (fast - before) / MB,
    },
    {
      ...{ name: `${name}, read at 1 MB/s: it grows by, at most`, unit: 'MB', limit: 50 },
      value: (slow - before) / MB,
    },
  ];
}

/** Takes in what is at these addresses, one after another; throws where it is less than the videos are. */
async function megabytesASecond(
  urls: readonly string[],
  headers: { cookie: string },
  agent: Agent,
): Promise<number> {
  const start = performance.now();
  let bytes = 0;
  for (const url of urls) {
    const [answer] = (await once(get(url, { headers, agent }), 'response')) as [IncomingMessage];
    for await (const piece of answer) bytes += (piece as Buffer).length;
  }
  if (bytes < VIDEOS * FILE_BYTES) throw new Error(`${bytes} bytes are fewer than the videos have`);
  return bytes / 1000 / (performance.now() - start);
}
