-- Sales below cost that an operator has acknowledged, each at its price and cost: at others it is news.
create table acknowledged_losses (
  id bigint generated always as identity primary key,
  sale text not null check (sale in ('starter', 'creator', 'pro', 'studio', 'credit')),
  engine text not null,
  -- Of one video, in millionths of a US dollar.
  price_micro_usd bigint not null,
  cost_micro_usd bigint not null,
  by text not null,
  reason text not null,
  acknowledged_at timestamptz not null default now()
);

create unique index acknowledged_losses_once
  on acknowledged_losses (sale, engine, price_micro_usd, cost_micro_usd);
