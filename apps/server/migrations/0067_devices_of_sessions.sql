-- People see where they are signed in. `id` is what a cookie is known by, and leaves the server nowhere.
alter table sessions
  add column public_id uuid not null default gen_random_uuid(),
  -- Browser and system of the sign-in, such as "Chrome on macOS"; null where neither was known.
  add column device text;
