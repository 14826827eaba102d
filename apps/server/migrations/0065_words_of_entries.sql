-- Words that people chose stand beside the ledger, which is kept for ever: the title of the video that a
-- hold pays for, and what an operator wrote about a grant. They go with the account.
create table credit_words (
  -- No foreign key: an entry is never deleted, and the words may be written before it.
  entry_id bigint primary key,
  account_id uuid not null references accounts on delete cascade,
  words text not null
);

create index credit_words_account on credit_words (account_id);

-- The words behind the colon, where an entry's description holds some.
create function words_in_description(entry credit_entries) returns text
language sql immutable as $$
  select case
    when entry.type = 'hold' then substring(entry.description from '^Video: (.*)$')
    when entry.source like 'operator:%'
      then substring(entry.description from '^Credits (?:granted|taken back): (.*)$')
  end
$$;

-- For a version that writes them into the description still.
create function put_words_aside() returns trigger language plpgsql as $$
declare
  words text := words_in_description(new);
begin
  if words is not null then
    insert into credit_words (entry_id, account_id, words) values (new.id, new.account_id, words);
    new.description := split_part(new.description, ':', 1);
  end if;
  return new;
end $$;

create trigger put_words_aside before insert on credit_entries
  for each row execute function put_words_aside();
