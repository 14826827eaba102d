-- What becomes of a video that a key asked for changes the day of its ask, whoever writes that down and
-- whenever. At the end of the commit: by then the balance is locked, behind which whoever spends with a key
-- takes the row of a day as well.
create function follow_key() returns trigger language plpgsql as $$
declare
  project uuid;
  given integer;
begin
  if new.type = 'grant' then
    -- A credit that was spent, and came back when the engine did not charge after all.
    project := substring(new.source from '^ask:(.{36})-')::uuid;
  else
    select hold.project_id into project from credit_entries hold where hold.id = new.hold_id;
  end if;
  if new.type = 'capture' then
    -- One that was deleted, and charged for, is spent and not finished.
    update api_key_days day set finished = finished + 1
      from api_key_uses asked
      where asked.project_id = project and day.key_id = asked.key_id and day.day = asked.day
        and exists (select from projects where id = project and status = 'completed');
  else
    select sum(amount) into given from credit_postings where entry_id = new.id and amount > 0;
    update api_key_days day set credits = credits - given
      from api_key_uses asked
      where asked.project_id = project and day.key_id = asked.key_id and day.day = asked.day;
  end if;
  return null;
end $$;

create constraint trigger credits_of_keys after insert on credit_entries
  deferrable initially deferred for each row
  when (new.type in ('capture', 'release') or (new.type = 'grant' and new.source like 'ask:%'))
  execute function follow_key();
