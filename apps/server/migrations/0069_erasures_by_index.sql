-- outside a transaction
create index concurrently if not exists accounts_to_erase on accounts (erasure_due_at)
  where erasure_requested_at is not null and erasure_ended_at is null;
