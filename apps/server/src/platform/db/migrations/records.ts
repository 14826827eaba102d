import type { Migration } from './files.ts';

/** A migration that the database has had; `needs` as in Migration. */
export type Recorded = Pick<Migration, 'name' | 'sha256' | 'needs'>;

/** Makes the table of what has been applied; that of version 1.0.0 had no `needs`. */
export const MAKE_RECORDS = `
  create table if not exists schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migrations add column if not exists needs text`;

export const RECORDED =
  'select name, sha256, needs from schema_migrations order by name collate "C"';
