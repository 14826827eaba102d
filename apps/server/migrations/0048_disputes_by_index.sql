-- outside a transaction
create index concurrently if not exists stripe_events_disputes on stripe_events (object_id, type)
  where type in ('charge.dispute.created', 'charge.dispute.closed');
