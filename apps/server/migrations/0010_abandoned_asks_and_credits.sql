-- A person who deletes a video under way leaves an ask behind that its engine may charge for. Some a
-- day are free; beyond them the credit stays spent, unless the engine confirms that it charges
-- nothing. So an abandoned ask says whose it was, and what became of its credit.
alter table abandoned_asks
  add column account_id uuid references accounts,
  -- Of an ask that its owner's deletion ended: given back, still held until the engine has answered,
  -- or spent. Null for any other: failures give their credits back with the project.
  add column credit text check (credit in ('returned', 'held', 'spent')),
  -- The engine's last word before it was told to stop, written before it is told.
  add column cancelled_while text check (cancelled_while in ('queued', 'running'));

-- The studio draws for nobody's money.
update abandoned_asks set billed = 'no' where engine = 'studio';
update abandoned_asks ask set account_id = hold.account_id from credit_entries hold
  where hold.type = 'hold' and hold.project_id = ask.project_id;
update abandoned_asks set credit = 'returned' where reason = 'DELETED';

alter table abandoned_asks
  alter column account_id set not null,
  add constraint held_until_settled check (credit is distinct from 'held' or cancel_due_at is not null);

-- What counts against a person's allowance.
create index abandoned_asks_counted on abandoned_asks (account_id, abandoned_at)
  where credit = 'returned' and billed <> 'no';
-- For whoever looks whether a job of an engine is known already. A hash: handles can be long.
create index abandoned_asks_handle on abandoned_asks using hash (handle) where handle is not null;
