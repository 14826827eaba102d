-- What people pay, as Stripe knows it. Stripe's state is the truth; these rows say what was asked of
-- it, and mirror what it answered. Money is in cents.

-- What a paid invoice came to: shown in the history, where a plan's grant is its price.
alter table credit_entries add column amount_cents integer
  constraint cents_of_grants check (amount_cents is null or (type = 'grant' and amount_cents >= 0));

-- A person as Stripe's customer.
create table stripe_customers (
  account_id uuid primary key references accounts,
  customer_id text not null unique,
  -- Play money, test money and money are never mixed in one database.
  mode text not null check (mode in ('sandbox', 'test', 'live')),
  created_at timestamptz not null default now(),
  -- Held by whoever changes this person's subscription, or reads it from Stripe to record it: one at
  -- a time. It runs out when its holder died.
  lease_token uuid,
  leased_until timestamptz
);

-- A purchase of credits: written before the payment intent is made, paid when Stripe says so.
create table credit_orders (
  id uuid primary key,
  account_id uuid not null references accounts,
  customer_id text not null,
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  -- Null until Stripe has answered: nobody can have paid before.
  payment_intent_id text unique,
  -- Refused: Stripe says something else of the payment than we asked for.
  status text not null default 'open' check (status in ('open', 'paid', 'expired', 'refused')),
  created_at timestamptz not null default now(),
  look_at timestamptz not null default now()
);

create index credit_orders_account on credit_orders (account_id);
create index credit_orders_to_look_at on credit_orders (look_at)
  where status = 'open' and payment_intent_id is not null;

-- A wish for a plan: written before the setup intent is made, completed when a card is confirmed and
-- the subscription runs.
create table plan_orders (
  id uuid primary key,
  account_id uuid not null references accounts,
  customer_id text not null,
  plan text not null check (plan in ('starter', 'creator', 'pro', 'studio')),
  price_id text not null,
  setup_intent_id text unique,
  status text not null default 'open' check (status in ('open', 'completed', 'declined', 'expired')),
  -- Of a declined one: what the provider said.
  decline_message text,
  created_at timestamptz not null default now(),
  look_at timestamptz not null default now()
);

create index plan_orders_account on plan_orders (account_id);
create index plan_orders_to_look_at on plan_orders (look_at)
  where status = 'open' and setup_intent_id is not null;

-- A change of a running subscription: written before Stripe is asked. One without an outcome was cut
-- short, and is looked up.
create table plan_changes (
  id uuid primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('upgrade', 'resume', 'lower', 'cancel')),
  plan text not null check (plan in ('starter', 'creator', 'pro', 'studio')),
  requested_at timestamptz not null default now(),
  outcome text check (outcome in ('done', 'refused', 'looked up'))
);

create index plan_changes_account on plan_changes (account_id);
create index plan_changes_cut_short on plan_changes (requested_at) where outcome is null;

-- What Stripe says of a person's subscription: the running one, else the last that ended.
create table subscriptions (
  account_id uuid primary key references accounts,
  stripe_subscription_id text not null unique,
  plan text not null check (plan in ('starter', 'creator', 'pro', 'studio')),
  -- Cancelled is cancelled but running until the period's end.
  status text not null check (status in ('active', 'cancelled', 'ended')),
  -- What the next period would be, and its price: a lower plan may follow, or an earlier price stay.
  next_plan text not null check (next_plan in ('starter', 'creator', 'pro', 'studio')),
  next_cents integer not null check (next_cents >= 0),
  current_period_end timestamptz not null,
  updated_at timestamptz not null default now()
);

-- Webhook events, stored before they are answered and applied after. Names only: what an event says
-- may be stale by the time it comes, so its object is asked for anew.
create table stripe_events (
  id text primary key,
  type text not null,
  object_id text not null,
  customer_id text,
  payment_intent_id text,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  applied_at timestamptz
);

create index stripe_events_due on stripe_events (due_at) where applied_at is null;
