import { readHealth } from '../apps/server/src/features/videos/health/health.ts';
import { readFaults } from '../apps/server/src/features/videos/health/queries.ts';
import { switchedOff } from '../apps/server/src/features/videos/limits/switches.ts';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import { applyMigrations } from '../apps/server/src/platform/db/migrate.ts';
import type { DB } from '../apps/server/src/schema.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const NEWS = 1_000_000;
const TIMES = 30;
const ENGINES = ['fal', 'google-omni', 'vertex-veo', 'openai-videos', 'studio'];

/**
 * What looks for alerts and the console ask of how engines answered, with a million answers of a week:
 * of one engine that works, and of one that has failed all the time.
 */
export async function measureAlerts(): Promise<Figure[]> {
  const server = await startTemporaryPostgres();
  const { db, sql, close } = connectDatabase<DB>(server.url);
  try {
    await applyMigrations(sql, new URL('../apps/server/migrations/', import.meta.url));
    await sql`
      insert into engine_news (engine, about, code, works, at)
      select case when n % 10 = 0 then 'fal' else 'google-omni' end,
        case when n % 2 = 0 then 'ask' else 'job' end,
        case when n % 10 = 0 or n % 50 = 1 then 'NO_ANSWER' end, n % 10 <> 0 and n % 50 <> 1,
        now() - (${NEWS} - n) * interval '600 ms'
      from generate_series(1, ${NEWS}::int) n`;
    await sql`analyze`;
    const time = async (ask: () => Promise<unknown>) => {
      const took: number[] = [];
      for (let count = 0; count < TIMES; count += 1) {
        const beganAt = performance.now();
        await ask();
        took.push(performance.now() - beganAt);
      }
      return median(took);
    };
    const unit = 'ms';
    return [
      {
        name: 'health of engines, a million answers',
        value: await time(() => readHealth(db, ENGINES)),
        ...{ unit, limit: 50, alone: true },
      },
      { name: 'their faults of an hour', value: await time(() => readFaults(db, ENGINES)), unit },
      { name: 'switches, at each ask', value: await time(() => switchedOff(db)), unit },
    ];
  } finally {
    await close();
    await server.stop();
  }
}
