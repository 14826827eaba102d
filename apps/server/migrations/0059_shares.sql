-- Links to finished videos, for whoever has one. A link that is ended has no row any more, and one whose
-- project is deleted ends in the same commit.
create table shares (
  project_id uuid primary key references projects on delete cascade,
  -- 128 random bits; kept as it is, so that its owner sees the link again.
  token text not null check (token ~ '^[A-Za-z0-9_-]{22}$'),
  -- SHA-256 of the token, and the one way to look it up: how long that takes tells nothing of the token.
  token_hash bytea not null unique,
  -- Whether search engines may show it.
  listed boolean not null default false,
  -- By whom the page says that the video is; null: by nobody.
  name text,
  -- Whether others may begin with the owner's own prompt.
  allow_prompt boolean not null default false,
  views bigint not null default 0,
  created_at timestamptz not null default now()
-- Views are added to all the time: with room on the page none of it touches an index.
) with (fillfactor = 50);
