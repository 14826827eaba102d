-- What the sandbox that plays Stripe knows, when it is in use. Its objects are Stripe's, as JSON; a
-- card number is never among them.

create table sandbox_stripe_objects (
  id text primary key,
  -- A test clock with all of its customers', or 'catalog': what one lock covers.
  world text not null,
  -- Stripe's `object`.
  kind text not null,
  -- The order of creation, by which lists go.
  position bigint not null generated always as identity,
  object jsonb not null
);

create index sandbox_stripe_objects_world on sandbox_stripe_objects (world, kind, position);
create index sandbox_stripe_objects_kind on sandbox_stripe_objects (kind, position);

-- Answers under their idempotency keys. Of the request a hash alone: it may hold a card number.
create table sandbox_stripe_answers (
  key text primary key,
  request_hash text not null,
  -- Null only inside of the transaction that makes the answer.
  status integer,
  body jsonb,
  created_at timestamptz not null default now()
);

-- Events that nobody has taken yet.
create table sandbox_stripe_deliveries (
  event_id text primary key references sandbox_stripe_objects,
  position bigint not null generated always as identity,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);

create index sandbox_stripe_deliveries_order on sandbox_stripe_deliveries (position);
