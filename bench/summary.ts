import { VIDEO_RULES } from '../apps/server/src/features/credits/ledger-check/video-rules.ts';
import { videoFacts } from '../apps/server/src/features/videos/costs/facts.ts';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import { applyMigrations } from '../apps/server/src/platform/db/migrate.ts';
import type { DB } from '../apps/server/src/schema.ts';
import { MIGRATIONS } from '../apps/server/src/wiring/places.ts';
import { fillHistory } from '../apps/server/test/fill/fill.ts';
import { SUMS } from '../apps/server/test/fill/journal.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

/** BENCH_OTHERS=1000000 is the promise's own; it takes 3 GB and some minutes to write. */
const VIDEOS = Number(process.env.BENCH_OTHERS ?? 100_000);
const ROUNDS = 20;
const YEAR = { from: '2000-01-01', to: '2100-01-01' };

/** What an operator's summary of a year takes, and the rules that hold its sums equal to the rows. */
export async function measureSummary(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  try {
    const { db, sql: owner, close } = connectDatabase<DB>(postgres.url);
    try {
      await applyMigrations(owner, MIGRATIONS);
      await fillHistory({ ownerUrl: postgres.url }, VIDEOS);
      await owner.unsafe(SPREAD + SUMS);
      await owner.unsafe('vacuum analyze');
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const asked = performance.now();
        const { completed, byDay } = await videoFacts(db, YEAR);
        took.push(performance.now() - asked);
        if (completed !== VIDEOS || byDay.length < 365) throw new Error(`${completed} are told`);
      }
      const name = `summary of ${VIDEOS} videos`;
      const figures: Figure[] = [{ name, value: median(took), unit: 'ms', limit: 300 }];
      for (const [rule, query] of Object.entries(VIDEO_RULES)) {
        const asked = performance.now();
        const { rows } = await query.execute(db);
        figures.push({ name: rule, value: (performance.now() - asked) / 1000, unit: 's' });
        if (rows.length > 0) throw new Error(rows[0]!.breach);
      }
      return figures;
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Over a year, all engines, a hundred templates and all kinds of credits; without triggers. */
const SPREAD = `
  set session_replication_role = replica;
  update video_outcomes set asked_at = now() - random() * interval '365 days',
    template_id = 'template-' || floor(random() * 100), engine = 'engine-' || floor(random() * 5),
    plan = (array['starter', 'creator', 'pro', 'studio', 'bought', 'given'])[1 + floor(random() * 6)],
    earned_micro_usd = floor(random() * 100000);
  update engine_asks set asked_at = now() - random() * interval '365 days',
    template_id = 'template-' || floor(random() * 100), engine = 'engine-' || floor(random() * 5),
    plan = (array['starter', 'creator', 'pro', 'studio', 'bought', 'given'])[1 + floor(random() * 6)];
  reset session_replication_role;
`;
