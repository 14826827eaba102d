-- outside a transaction
-- Each start asks whether there are customers of another mode.
create index concurrently if not exists stripe_customers_mode on stripe_customers (mode);
