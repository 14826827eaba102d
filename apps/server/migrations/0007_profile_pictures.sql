-- What the identity provider's addresses (accounts.profile_image_url, as of the last sign-in) led to.
-- In the database, so that every process has them: Google's pictures are 5 to 20 kB.
create table profile_pictures (
  account_id uuid primary key references accounts on delete cascade,
  -- Where it came from: as long as the account's address is the same, it is not fetched again.
  source_url text not null,
  content_type text not null
    check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  sha256 bytea not null generated always as (sha256(bytes)) stored
);
