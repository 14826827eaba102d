-- outside a transaction
-- Null: nothing is known of the webhook yet. Such deliveries have a lane of their own, in which nobody waits
-- behind those that are known to hang.
alter table webhook_deliveries alter column quick drop not null;
create index concurrently if not exists webhook_deliveries_untried on webhook_deliveries (due_at)
  where ended_at is null and quick is null;
