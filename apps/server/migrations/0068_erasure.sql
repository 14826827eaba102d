-- An account that its person deletes: the row is the job, as a project's row is. What the ledger and the
-- journal of money name of it stays, a row that says nothing of anybody.
alter table accounts
  add column erasure_requested_at timestamptz,
  -- When it is tried next; whoever tries puts it off meanwhile.
  add column erasure_due_at timestamptz,
  add column erasure_attempts integer not null default 0,
  -- When nothing was left that says something of its person; and when that was looked for once more.
  add column erased_at timestamptz,
  add column erasure_ended_at timestamptz;
