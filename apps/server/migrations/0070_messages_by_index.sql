-- outside a transaction
-- Each video writes a message: which were written of a subject, and which is next, is looked up.
create index concurrently if not exists outbox_of_subject on outbox (topic, subject text_pattern_ops);
create index concurrently if not exists outbox_next on outbox (topic, attempts, number)
  where ended_at is null;
