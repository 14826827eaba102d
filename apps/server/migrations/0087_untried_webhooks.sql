-- Null: it was never tried.
alter table webhooks alter column quick drop not null, alter column quick set default null;
