-- Whose video is begun next. A project gets its turn when it is asked for: one after its owner's
-- last one, but not before the latest that was begun. So each person's begin in their order, and
-- somebody who asks for one does not wait for all of somebody else's fifty (start-time fair
-- queuing, as routers share a line).
alter table projects add column turn bigint not null default 0;

create index projects_waiting on projects (turn, due_at) where status = 'pending';
create index projects_begun on projects (turn desc) where status <> 'pending';
