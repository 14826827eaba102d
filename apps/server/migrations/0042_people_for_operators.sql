-- outside a transaction
-- Why somebody was suspended, for them to read, and an index that lists people by when they came.
alter table accounts add column if not exists suspended_reason text;
create index concurrently if not exists accounts_newest on accounts (created_at desc, id desc);
