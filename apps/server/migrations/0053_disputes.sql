-- What the comparison with Stripe has seen of disputes, whose events may have been lost.
create table disputes (
  -- Stripe's.
  id text primary key,
  -- When it was first seen to be closed; null: it is open.
  closed_at timestamptz
);

create index disputes_closed on disputes (closed_at);
