-- outside a transaction
-- Whose words are to go one day, by when that may be; and whose words a report has, for an erasure.
create index concurrently if not exists takedowns_with_words on takedowns (coalesce(answered_at, at))
  where reason is not null;
create index concurrently if not exists reports_of_address on reports (lower(email))
  where email is not null;
