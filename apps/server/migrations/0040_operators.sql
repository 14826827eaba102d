-- Who may open the console is known by an address that the identity provider has verified; and an
-- operator can keep somebody out.
alter table accounts
  add column email_verified boolean not null default false,
  add column suspended_at timestamptz;
