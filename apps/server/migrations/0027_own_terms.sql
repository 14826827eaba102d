-- What a person's own subscription costs and gives, since the price book may sell the plan otherwise by
-- now. Null where no version since has asked Stripe: prices of before gave the plan's usual credits.
alter table subscriptions
  add column plan_cents integer,
  add column plan_credits integer,
  add column next_credits integer,
  add constraint own_terms check (plan_cents >= 0 and plan_credits > 0 and next_credits > 0) not valid;
