#!/bin/bash
# Once, when PostgreSQL's image makes a new database: one role owns the tables, another runs the product and
# owns nothing (docs/operations.md, PostgreSQL). Their passwords are files in /run/secrets/database.
set -euo pipefail

secret() { cat "/run/secrets/database/$1"; }

psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner="$(secret owner)" --set product="$(secret product)" <<'SQL'
create role shortcake_owner login password :'owner';
create role shortcake login password :'product';
create database shortcake owner shortcake_owner;
\connect shortcake
revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea) from public;
SQL
