import type postgres from 'postgres';
import { exclusively, type Reserved } from './migrations/turn.ts';

/**
 * Takes from everybody what PostgreSQL lets every role create: temporary tables, which hide the
 * product's own from the session that makes them; large objects, which fill the disk and belong to no
 * backup of tables; and, before version 15, tables. As far as the connection's role owns what it is
 * about: the functions are a superuser's. Changes nothing where all is taken.
 */
export async function takePublicRights(sql: postgres.Sql): Promise<void> {
  await exclusively(sql, async (transaction) => {
    for (const { revoke } of await leftToEverybody(transaction)) await transaction.unsafe(revoke);
  });
}

const leftToEverybody = (sql: Reserved) =>
  sql<{ revoke: string }[]>`
    select format('revoke temporary on database %I from public', datname) as revoke
    from pg_database
    where datname = current_database() and pg_has_role(datdba, 'usage')
      and has_database_privilege('public', oid, 'temporary')
    union all
    select format('revoke create on schema %I from public', nspname)
    from pg_namespace
    where nspname = current_schema() and pg_has_role(nspowner, 'usage')
      and has_schema_privilege('public', oid, 'create')
    union all
    select format('revoke execute on function %s from public', oid::regprocedure)
    from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and pg_has_role(proowner, 'usage')
      and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import')
      and has_function_privilege('public', oid, 'execute')`;
