import type postgres from 'postgres';
import { exclusively } from './migrate.ts';

/** What a table's owner may leave itself, and so the product. Never truncate, trigger or references. */
const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** Makes an ordinary role that may sign in and owns nothing, if there is none of this name. */
export async function makeRole(sql: postgres.Sql, role: string): Promise<void> {
  const found = await sql`select from pg_roles where rolname = ${role}`;
  if (found.length > 0) return;
  await sql`create role ${sql(role)} login`.catch((error: postgres.PostgresError) => {
    // Another process was faster: duplicate_object, or unique_violation at the same moment.
    if (!['42710', '23505'].includes(error.code)) throw error;
  });
}

/**
 * Lets a role read and write what the owner of the tables, whose connection this is, may itself: a
 * migration that takes an update from the owner takes it from the product. Done after every
 * migration, in place of default privileges, which would give new tables all four rights.
 * Changes nothing where the rights are as they should be, or the role is the owner.
 */
export async function giveRights(sql: postgres.Sql, role: string): Promise<void> {
  await exclusively(sql, async (transaction) => {
    for (const { name, rights } of await differing(transaction, role)) {
      const to = transaction(role);
      await transaction`revoke all on ${transaction.unsafe(name)} from ${to}`;
      if (rights === '') continue;
      await transaction`
        grant ${transaction.unsafe(rights)} on ${transaction.unsafe(name)} to ${to}`;
    }
  });
}

/** Tables on which the role has other rights than it should; their names are quoted as they must be. */
function differing(sql: postgres.TransactionSql, role: string) {
  return sql<{ name: string; rights: string }[]>`
    with tables as (
      select pg_class.oid, rolname = current_user as is_owner,
        coalesce(string_agg(privilege_type, ', ' order by privilege_type)
          filter (where grantee = relowner and privilege_type in ${sql(RIGHTS)}), '') as wanted,
        coalesce(string_agg(privilege_type, ', ' order by privilege_type)
          filter (where grantee = pg_roles.oid), '') as present
      from pg_class
        join pg_roles on rolname = ${role}
        left join aclexplode(coalesce(relacl, acldefault('r', relowner))) on true
      where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p', 'v') and relname <> 'schema_migrations'
      group by pg_class.oid, rolname
    )
    select oid::regclass::text as name, wanted as rights from tables
    where wanted <> present and not is_owner`;
}
