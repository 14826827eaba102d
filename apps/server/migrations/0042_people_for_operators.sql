-- outside a transaction
-- Why somebody was suspended, for them to read; people by when they came; and people by any part of their
-- address or name. That index holds each three letters in a row, as pg_trgm would, which not every managed
-- PostgreSQL has: a search reads only who has all that it has.
alter table accounts add column if not exists suspended_reason text;
create index concurrently if not exists accounts_newest on accounts (created_at desc, id desc);

-- What is searched of a person, in capitals (see platform/db/holds-text.ts).
create or replace function searched_of(email text, first_name text, last_name text) returns text
  language sql immutable parallel safe
  return replace(normalize(upper((email || coalesce(' ' || first_name, '')
    || coalesce(' ' || last_name, '')) collate "und-x-icu")), 'İ', 'I');
create or replace function three_letters_of(searched text) returns text[]
  language sql immutable parallel safe
  return array(select distinct substr(searched, place, 3)
    from generate_series(1, length(searched) - 2) as place);
create index concurrently if not exists accounts_searched on accounts
  using gin (three_letters_of(searched_of(email, first_name, last_name)));
