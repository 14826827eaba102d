import type postgres from 'postgres';
import { exclusively, type Reserved } from './migrations/turn.ts';

/** What a table's owner may leave itself, and so the product. Never truncate, trigger or references. */
const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/**
 * Makes an ordinary role that may sign in, owns nothing and belongs to no other. One of this name that
 * exists is made so: it may have been a superuser, or have spoilt its own settings. For a superuser's
 * connection. Changes nothing where all is as it should be.
 */
export async function makeRole(sql: postgres.Sql, role: string): Promise<void> {
  await exclusively(sql, async (transaction) => {
    for (const { change } of await towardsOrdinary(transaction, role)) {
      await transaction.unsafe(change);
    }
  });
}

const towardsOrdinary = (sql: Reserved, role: string) =>
  sql<{ change: string }[]>`
    with it as (select * from pg_roles where rolname = ${role})
    select format('create role %I login', ${role}::text) as change
    where not exists (select from it)
    union all
    select format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls',
      rolname)
    from it
    where not rolcanlogin or rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls
    union all
    select format('revoke %I from %I granted by %I cascade',
      pg_get_userbyid(roleid), rolname, pg_get_userbyid(grantor))
    from it join pg_auth_members on member = it.oid
    union all
    select format('alter role %I %s reset all', rolname, 'in database ' || quote_ident(datname))
    from it
      join pg_db_role_setting on setrole = it.oid
      left join pg_database on pg_database.oid = setdatabase`;

/**
 * Lets a role read and write what the owner of the tables, whose connection this is, may itself: a
 * migration that takes an update from the owner takes it from the product. Done after every
 * migration, in place of default privileges, which would give new tables all four rights.
 * Changes nothing where the rights are as they should be, or the role is the owner.
 */
export async function giveRights(sql: postgres.Sql, role: string): Promise<void> {
  await exclusively(sql, (transaction) => giveRightsIn(transaction, role));
}

/** The same in a transaction that is open, such as a migration's own. */
export async function giveRightsIn(transaction: Reserved, role: string): Promise<void> {
  for (const { name, rights } of await differing(transaction, role)) {
    const to = transaction(role);
    await transaction`revoke all on ${transaction.unsafe(name)} from ${to}`;
    if (rights === '') continue;
    await transaction`
      grant ${transaction.unsafe(rights)} on ${transaction.unsafe(name)} to ${to}`;
  }
}

/** Tables on which the role has other rights than it should; their names are quoted as they must be. */
function differing(sql: Reserved, role: string) {
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

/**
 * Whether a role could do what it likes with a table of the schema, whatever its rights on it are: it
 * owns one, belongs to who does, or is a superuser. To be asked on the owner's connection.
 */
export async function mayActAsOwner(sql: postgres.Sql, role: string): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select coalesce(bool_or(pg_has_role(${role}, relowner, 'member')), false) as may
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`;
  return row!.may;
}
