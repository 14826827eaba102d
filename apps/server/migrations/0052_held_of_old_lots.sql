-- outside a transaction
-- What is held of earlier lots, some lots at a time. Whoever holds credits, or ends a hold, has locked the
-- balance until the commit: with that lock all that 0051 did not count yet is committed, and counted here.
do $$
declare
  at_once constant bigint := 500;
  first bigint;
  last bigint := (select coalesce(max(id), 0) from credit_lots);
  people uuid[];
begin
  for first in select generate_series(1, last, at_once) loop
    select array_agg(account_id) into people from (
      select account_id from credit_balances where account_id in (
        select lot.account_id
        from credit_lots lot join credit_balances balance on balance.account_id = lot.account_id
        where lot.id >= first and lot.id < first + at_once and (balance.held > 0 or lot.held <> 0))
      order by account_id for update) locked;
    update credit_lots lot set held = open.credits
      from (
        select of_people.id, coalesce(-sum(taken.amount) filter (where hold.id is not null), 0) as credits
        from credit_lots of_people
        left join credit_postings taken on taken.lot_id = of_people.id
        left join credit_entries hold on hold.id = taken.entry_id and hold.type = 'hold'
          and not exists (select from credit_entries settlement where settlement.hold_id = hold.id)
        where of_people.id >= first and of_people.id < first + at_once
          and of_people.account_id = any(people)
        group by of_people.id) open
      where lot.id = open.id and lot.held <> open.credits;
    commit;
  end loop;
end $$;
