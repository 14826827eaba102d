import type postgres from 'postgres';
import { exclusively } from './migrations/turn.ts';

/**
 * Has every trigger function of the owner, whose connection this is, look for tables in the schema that
 * the migrations filled, whatever search_path the session that sets it off has made for itself: else it
 * would keep the books in that session's temporary tables. Done after every migration, so that none has
 * to remember it; changes nothing where it is so.
 */
export async function fixTriggerPaths(sql: postgres.Sql): Promise<void> {
  await exclusively(sql, async (transaction) => {
    const loose = await transaction<{ name: string; path: string }[]>`
      select pg_proc.oid::regprocedure::text as name, path
      from pg_proc
        join pg_namespace on pg_namespace.oid = pronamespace
        cross join format('%I, pg_temp', nspname) as path
      where nspname = current_schema() and prorettype = 'trigger'::regtype
        and pg_has_role(proowner, 'usage')
        and not coalesce(proconfig @> array['search_path=' || path], false)`;
    for (const { name, path } of loose) {
      await transaction.unsafe(`alter function ${name} set search_path = ${path}`);
    }
  });
}
