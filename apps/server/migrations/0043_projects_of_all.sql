-- outside a transaction
-- All people's videos, newest first, from any place on.
create index concurrently if not exists projects_newest_of_all on projects (created_at desc, id desc);
