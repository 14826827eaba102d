-- outside a transaction
-- What earlier lots cost, some at a time: each is locked for a moment.
do $$
declare
  at_once constant bigint := 2000;
  first bigint;
  last bigint := (select coalesce(max(id), 0) from credit_lots);
begin
  for first in select generate_series(1, last, at_once) loop
    update credit_lots lot
      set granted = given.amount, paid_cents = cents_of_grant(entry, given.amount)
      from credit_entries entry join credit_postings given on given.entry_id = entry.id
      where lot.id >= first and lot.id < first + at_once and lot.granted is null
        and entry.id = lot.grant_id and given.lot_id = lot.id;
    commit;
  end loop;
end $$;
