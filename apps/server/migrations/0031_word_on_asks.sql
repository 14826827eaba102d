-- What is learnt of an ask that came to nothing stands in its note, and with the ask itself. An ask of
-- which the engine said that the video is there stays charged.
create function follow_abandoned_ask() returns trigger language plpgsql as $$
begin
  update engine_asks set billed = new.billed
    where project_id = new.project_id and attempt = new.attempt
      and billed is distinct from 'yes' and billed is distinct from new.billed;
  return null;
end $$;

create trigger abandoned_ask_in_journal after insert or update of billed on abandoned_asks
  for each row execute function follow_abandoned_ask();
