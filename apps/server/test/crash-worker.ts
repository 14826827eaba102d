import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../src/config/config.ts';
import { lineUp } from '../src/engines/line-up.ts';
import { createHistoryReader } from '../src/features/videos/eta.ts';
import { createPollingPace } from '../src/features/videos/job/polling-pace.ts';
import { startVideoWorker } from '../src/features/videos/job/worker.ts';
import { connectDatabase } from '../src/platform/db/connection.ts';
import { DiskStorage } from '../src/platform/storage/disk-storage.ts';
import type { DB } from '../src/schema.ts';
import { askLimitsOf } from '../src/wiring/ask-limits.ts';
import { openProvenance } from '../src/wiring/provenance.ts';
import { FakeEngine } from './fake-engine.ts';
import { LEASE_SECONDS } from './lease.ts';

// A worker process for the crash tests: kills itself, as kill -9 would, the first times it gets to
// a certain point, and works on as if nothing were the matter when that has happened often enough.

export type CrashPlan = {
  url: string;
  /** What its sessions at the database are called. */
  name: string;
  directory: string;
  video: string;
  ffmpegPath: string;
  /**
   * A step before which to die, `complete` before the last commit, `submitted` right after asking, or where
   * the classes below say.
   */
  dieAt: string;
  times: number;
};

const plan = JSON.parse(process.argv[2] as string) as CrashPlan;
const deaths = join(plan.directory, 'deaths');

function maybeDie(point: string): void {
  const count = readdirSync(deaths).length;
  if (point !== plan.dieAt || count >= plan.times) return;
  writeFileSync(join(deaths, String(count)), '');
  process.kill(process.pid, 'SIGKILL');
  // Nothing of this process may run on while the signal is on its way.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

/** Dies right after something is stored: `poster.jpg stored`, `video.mp4 stored`. */
class DyingStorage extends DiskStorage {
  override async put(key: string, path: string) {
    await super.put(key, path);
    maybeDie(`${basename(key)} stored`);
  }
}

/** Dies where a video is signed, and the row does not say so yet. */
const dyingQueries: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('video_marks')) {
      maybeDie('signed');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

class DyingEngine extends FakeEngine {
  override async submit(...args: Parameters<FakeEngine['submit']>) {
    const handle = await super.submit(...args);
    maybeDie('submitted');
    return handle;
  }

  override async collect(...args: Parameters<FakeEngine['collect']>) {
    const collected = await super.collect(...args);
    maybeDie('collected');
    return collected;
  }
}

const { db, sql } = connectDatabase<DB>(plan.url, { applicationName: plan.name });
await startVideoWorker(
  {
    db: db.withPlugin(dyingQueries),
    engines: lineUp([
      new DyingEngine({ directory: plan.directory, video: plan.video, concurrency: 1 }),
    ]),
    limits: askLimitsOf(readConfig({})),
    pace: createPollingPace(db),
    readHistories: createHistoryReader(db),
    storage: new DyingStorage(join(plan.directory, 'videos')),
    provenance: await openProvenance(readConfig({ DATA_DIR: plan.directory })),
    ffmpegPath: plan.ffmpegPath,
    workDirectory: join(plan.directory, 'work'),
    log: pino({ level: 'silent' }),
  },
  sql,
  { leaseSeconds: LEASE_SECONDS, beforeStep: maybeDie },
);
