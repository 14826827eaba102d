-- A change of credits by an operator has a key as well, and is repeated under it in safety.
comment on column idempotency_keys.project_id is
  'What the request made: a project, a series, or an operator''s change of credits (credit_entries.source).';
