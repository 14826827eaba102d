/**
 * From the temporary tables `person` and `video`: what else comes with people and their videos. All of
 * it is of the last days, so that no chore finds something to forget.
 */
export const BESIDES = `
  insert into sessions (id, account_id, expires_at)
    select sha256((account::text || x)::bytea), account, now() + interval '90 days'
    from person, generate_series(1, 2) x;
  insert into idempotency_keys (account_id, key, body_hash, project_id, created_at)
    select account, 'key-' || i, sha256(i::text::bytea), id, now() - interval '1 day' from video;
  insert into stripe_customers (account_id, customer_id, mode)
    select account, 'cus_' || n, 'sandbox' from person;
  insert into credit_orders (id, account_id, customer_id, credits, amount_cents, payment_intent_id, status)
    select gen_random_uuid(), account, 'cus', 10, 50, 'pi_' || i, 'paid' from video where i % 10 = 0;
  insert into payments (source, account_id, kind, cents, paid_at)
    select 'pi_' || i, account, 'credits', 50, at from video where i % 10 = 0;
  insert into tallies (kind, dimension, day, name, count, amount)
    select 'revenue', dimension, (paid_at at time zone 'UTC')::date, name, count(*), sum(cents) * 10000
    from payments, (values ('all', ''), ('plan', 'bought')) as by (dimension, name)
    group by dimension, (paid_at at time zone 'UTC')::date, name;
  insert into stripe_events (id, type, object_id, applied_at)
    select 'evt_' || i, 'payment_intent.succeeded', 'pi_' || i, now() from video where i % 5 = 0;
  insert into abandoned_asks (project_id, attempt, engine, reason, billed, account_id)
    select id, 1, 'fal', 'FAILED', 'no', account from video where i % 20 = 0;
  insert into support_tickets (account_id, key, subject, priority, description, closed_at)
    select account, 'ticket-' || n, 'A question', 'low', 'Where is it?', now() from person where n % 50 = 0;
  -- These go through all that there is: they are not what is measured.
  insert into chores (name, due_at) values ('reconcile with Stripe', now() + interval '1 hour'),
    ('check the ledger', now() + interval '1 hour')
    on conflict (name) do update set due_at = excluded.due_at;
`;
