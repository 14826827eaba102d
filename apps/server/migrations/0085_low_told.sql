-- When a person was last told that few credits are left, so that holding and cancelling again and again
-- tells of it once.
alter table credit_balances add column low_told_at timestamptz;
