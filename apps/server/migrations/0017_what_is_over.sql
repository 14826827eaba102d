-- outside a transaction
-- What is over is found without reading all the rest, for the chore that forgets it.
create index concurrently if not exists idempotency_keys_created on idempotency_keys (created_at);
create index concurrently if not exists credit_orders_created on credit_orders (created_at);
create index concurrently if not exists plan_orders_created on plan_orders (created_at);
create index concurrently if not exists plan_changes_ended on plan_changes (requested_at)
  where outcome is not null;
create index concurrently if not exists support_tickets_closed on support_tickets (closed_at)
  where closed_at is not null;
create index concurrently if not exists abandoned_asks_settled on abandoned_asks (abandoned_at)
  where cancel_due_at is null;
create index concurrently if not exists sandbox_stripe_answers_created
  on sandbox_stripe_answers (created_at);
