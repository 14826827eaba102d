-- Requests and work go on meanwhile.
alter table projects validate constraint projects_step_check;
