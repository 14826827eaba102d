-- A credit that is spent has earned what it was sold for.
create function note_earned() returns trigger language plpgsql as $$
begin
  update video_outcomes video set earned_micro_usd = credit.micro_usd
    from credit_entries hold, credit_of_project(hold.project_id) credit
    where hold.id = new.hold_id and video.project_id = hold.project_id;
  return null;
end $$;

create trigger capture_earns after insert on credit_entries
  for each row when (new.type = 'capture') execute function note_earned();
