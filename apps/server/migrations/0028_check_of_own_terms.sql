-- outside a transaction
alter table subscriptions validate constraint own_terms;
