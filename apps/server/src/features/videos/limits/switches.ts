import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';

/** The engines that an operator has switched off, with when. */
export async function switchedOff(db: Kysely<DB>): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('engine_switches')
    .select(['engine', 'changed_at'])
    .where('enabled', '=', false)
    .execute();
  return new Map(rows.map(({ engine, changed_at }) => [engine, changed_at]));
}

/**
 * Switches an engine off or on. Nothing more is asked of one that is off, by any process; what is under
 * way there goes on to its end.
 */
export async function switchEngine(
  db: Kysely<DB>,
  engine: string,
  enabled: boolean,
): Promise<void> {
  const changed = { enabled, changed_at: new Date() };
  await db
    .insertInto('engine_switches')
    .values({ engine, ...changed })
    .onConflict((conflict) => conflict.column('engine').doUpdateSet(changed))
    .execute();
}
