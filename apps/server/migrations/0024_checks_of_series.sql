-- outside a transaction
-- Requests go on meanwhile: this reads all projects, and locks none of them.
alter table projects validate constraint projects_series;
alter table projects validate constraint projects_place;
alter table projects validate constraint projects_turn;
alter table projects validate constraint projects_line;

comment on column idempotency_keys.project_id is 'What the request made: a project, or a series.';
