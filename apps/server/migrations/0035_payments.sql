-- The journal of money: what Stripe took for us, and what went back. Append only, as the ledger is;
-- each row is written in the commit that grants or takes back credits for it, or alone where none are.
create table payments (
  -- Stripe's id of the invoice, or of the payment intent of a purchase. What was written down and was
  -- never paid is taken out by a further row, `undone:` and the id, with the cents below zero.
  source text primary key,
  account_id uuid not null references accounts,
  -- Other: an invoice of ours without a plan in it.
  kind text not null check (kind in ('plan', 'credits', 'other')),
  plan text check (plan in ('starter', 'creator', 'pro', 'studio')),
  cents integer not null check (cents <> 0),
  -- Stripe's `created` of the invoice or payment intent.
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  constraint plan_is_named check ((kind = 'plan') = (plan is not null))
);

create index payments_account on payments (account_id, paid_at desc);

create table refunds (
  -- Stripe's id of the refund, or of the dispute that was lost. One that came to nothing afterwards is
  -- taken out by a further row, as above.
  source text primary key,
  payment text not null references payments,
  kind text not null check (kind in ('refund', 'dispute')),
  cents integer not null check (cents <> 0),
  -- Stripe's `created` of the refund or dispute.
  refunded_at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index refunds_payment on refunds (payment);

-- Whoever writes a row adds to the sum of its day, in millionths of a US dollar.
create function tally_money(kind text, at timestamptz, payment payments, cents integer)
returns void language sql as $$
  insert into tally_entries (day, kind, plan, count, amount)
  values ((at at time zone 'UTC')::date, kind,
    coalesce(payment.plan, case payment.kind when 'credits' then 'bought' else payment.kind end),
    sign(cents), cents * 10000::bigint)
$$;

create function tally_payment() returns trigger language plpgsql as $$
begin
  perform tally_money('revenue', new.paid_at, new, new.cents);
  return null;
end $$;

create function tally_refund() returns trigger language plpgsql as $$
begin
  perform tally_money('refunds', new.refunded_at, payment, new.cents)
    from payments payment where payment.source = new.payment;
  return null;
end $$;

create trigger tally_payment after insert on payments for each row execute function tally_payment();
create trigger tally_refund after insert on refunds for each row execute function tally_refund();

create function refuse_change_of_journal() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;

create trigger payments_append_only before update or delete or truncate on payments
  for each statement execute function refuse_change_of_journal();
create trigger refunds_append_only before update or delete or truncate on refunds
  for each statement execute function refuse_change_of_journal();

revoke update, delete, truncate on payments, refunds from public, current_user;
-- For the foreign key of refunds, which locks the payment it names; the trigger refuses every update.
grant update (source) on payments to current_user;
