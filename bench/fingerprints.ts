import { copyOf } from '@shortcake/provenance/fingerprint/copy';
import { keysOf, keysOfCopy } from '@shortcake/provenance/fingerprint/keys';
import { makeFingerprint, toBytes } from '@shortcake/provenance/fingerprint/make';
import { findCandidates } from '../apps/server/src/features/videos/fingerprints/queries.ts';
import { readFrames } from '../apps/server/src/features/videos/fingerprints/read-frames.ts';
import { fingerprintOf } from '../apps/server/src/features/videos/fingerprints/service.ts';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import { applyMigrations } from '../apps/server/src/platform/db/migrate.ts';
import type { DB } from '../apps/server/src/schema.ts';
import { MIGRATIONS } from '../apps/server/src/wiring/places.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const ROUNDS = 11;
const VIDEOS = 100_000;

/** What the fingerprint of a video of eight seconds costs, and how long a copy is looked for among many. */
export async function measureFingerprints(ffmpegPath: string): Promise<Figure[]> {
  const tools = { ffmpegPath, signal: new AbortController().signal };
  const video = await testVideo({ rate: 24 });
  const making: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await fingerprintOf(video, tools);
    making.push(performance.now() - begun);
  }
  const frames = await readFrames(video, tools);
  const fingerprint = makeFingerprint(frames)!;
  const looking = await lookAmongMany(async (sql, db) => {
    await fill(sql, toBytes(fingerprint), keysOf(fingerprint));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const asked = keysOfCopy(copyOf(frames)).map(({ keys }) => keys);
      const found = await findCandidates(db, asked);
      times.push(performance.now() - begun);
      if (found.length === 0) throw new Error('the video is not found');
    }
    return times;
  });
  return [
    {
      name: 'fingerprint of a video of 8 s',
      value: median(making),
      unit: 'ms',
      limit: 300,
      alone: true,
    },
    { name: 'a copy among 100,000', value: median(looking), unit: 'ms', limit: 500, alone: true },
  ];
}

type Connection = ReturnType<typeof connectDatabase<DB>>;

async function lookAmongMany<T>(
  work: (sql: Connection['sql'], db: Connection['db']) => Promise<T>,
): Promise<T> {
  const server = await startTemporaryPostgres();
  const { sql, db, close } = connectDatabase<DB>(server.url, { max: 1 });
  try {
    await applyMigrations(sql, MIGRATIONS);
    return await work(sql, db);
  } finally {
    await close();
    await server.stop();
  }
}

/** Videos of which each third key is one of a few that many have, and the one that is looked for. */
async function fill(
  sql: Connection['sql'],
  picture: Buffer,
  keys: readonly number[],
): Promise<void> {
  // Without projects behind them.
  await sql`set session_replication_role = replica`;
  await sql`insert into fingerprints (project_id, picture)
    select gen_random_uuid(), ${picture} from generate_series(0, ${VIDEOS})`;
  await sql`insert into fingerprint_keys (key, project_id)
    select number * 1048576 + (case when random() < 0.3
      then random() * random() * random() * 2000 else random() * 1048575 end)::int, project_id
    from fingerprints, generate_series(0, 23) number`;
  await sql`insert into fingerprint_keys (key, project_id)
    select key, (select project_id from fingerprints limit 1) from unnest(${[...keys]}::int[]) key
    on conflict do nothing`;
  await sql`set session_replication_role = default`;
  await sql`analyze fingerprint_keys`;
}
