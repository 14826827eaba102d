import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '@shortcake/contract/account';
import type { CreditPayment, UnpaidInvoice } from '@shortcake/contract/payment';
import { NewProject, type Project } from '@shortcake/contract/project';
import type { ProjectStatus } from '@shortcake/contract/project-status';
import { NewSeries, type Series } from '@shortcake/contract/series';
import type { Transaction } from '@shortcake/contract/transaction';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Fate, SeedPerson, SeriesWish, Wish } from './people.ts';
import type { SeedProduct } from './product.ts';
import { FAILS_WHEN_CHARGED, subscribe } from './subscribe.ts';

const DAY_SECONDS = 86_400;
/** A month of any length, and two days: the renewal was due, and was tried. */
const AFTER_A_MONTH = 33 * DAY_SECONDS;

/** That is for what hangs alone. */
const GIVE_UP_MS = 300_000;
const LOOK_AGAIN_MS = 100;

const STATUSES: Record<Fate, ProjectStatus> = {
  ...{ completed: 'completed', deleted: 'completed', failed: 'failed' },
  ...{ rendering: 'processing', waiting: 'processing', pending: 'pending' },
};
/** These end at their deadline, a day later, and are asked for again. */
const PASSING: readonly Fate[] = ['rendering', 'waiting', 'pending'];

/**
 * Brings a person to their state, by what a browser would send; what is so already is left alone.
 * Answers whether there was anything to do.
 */
export async function makePerson(product: SeedProduct, person: SeedPerson): Promise<boolean> {
  const isNew = (await product.accountOf(person.email)) === undefined;
  const one = await signedIn(product, person);
  // In their order: videos take the plan's credits, and a refund takes those that are left.
  const done = [
    await subscribed(one, person.plan),
    await bought(one, person.buys),
    await asked(one, person.videos),
    await askedTogether(one, person.series),
    await changed(one, person.later),
    await refunded(one, person.isRefunded ? person.buys : undefined),
    await written(one, person.tickets),
  ];
  return isNew || done.includes(true);
}

type One = { product: SeedProduct; visitor: Visitor; email: string; accountId: string };

async function signedIn(product: SeedProduct, { email, ...name }: SeedPerson): Promise<One> {
  const visitor = new Visitor(product.url);
  await visitor.signIn(email, name);
  const accountId = await product.accountOf(email);
  if (accountId === undefined) throw new Error(`${email} could not sign in`);
  return { product, visitor, email, accountId };
}

const userOf = ({ visitor }: One) => visitor.json<User>('/api/auth/user');
const paymentsOf = ({ visitor }: One) =>
  visitor.json<Transaction[]>('/api/transactions?payments=true');

async function subscribed(one: One, plan: SeedPerson['plan']): Promise<boolean> {
  if (plan === undefined || (await hasChosenPlan(one))) return false;
  if (typeof plan === 'string') await subscribe(one.visitor, plan);
  else await subscribe(one.visitor, plan.declined, FAILS_WHEN_CHARGED);
  return true;
}

async function hasChosenPlan({ product, accountId }: One): Promise<boolean> {
  const row = await product.db
    .selectFrom('plan_orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['completed', 'declined'])
    .executeTakeFirst();
  return row !== undefined;
}

async function bought(one: One, credits: number | undefined): Promise<boolean> {
  const isBought = ({ type, amount }: Transaction) => type === 'credit_purchase' && amount > 0;
  if (credits === undefined || (await paymentsOf(one)).some(isBought)) return false;
  const { visitor } = one;
  const payment = await post<CreditPayment>(visitor, 'create-credit-payment', { credits });
  const paymentIntentId = await visitor.confirmCard(payment.clientSecret);
  await post(visitor, 'complete-credit-purchase', { paymentIntentId });
  return true;
}

async function asked(one: One, wishes: readonly Wish[] = []): Promise<boolean> {
  let isNews = false;
  // One after the other, so that lists show them in their order.
  for (const wish of wishes) isNews = (await fulfilled(one, wish)) || isNews;
  return isNews;
}

/** A video that has ended or is gone by now is asked for again only if it should be under way. */
async function fulfilled(one: One, { key, fate, starred, project }: Wish): Promise<boolean> {
  const wanted = NewProject.parse(project);
  const isPassing = PASSING.includes(fate);
  for (let turn = 1; ; turn += 1) {
    const answer = await one.product.ask(one.accountId, wanted, {
      idempotencyKey: `seed-${key}-${turn}`,
      inLine: fate === 'pending',
    });
    const isOver = answer === undefined || (isPassing && hasEnded(answer.project));
    if (isOver && isPassing) continue;
    if (isOver || (answer.replayed && answer.project.status === STATUSES[fate])) return false;
    const path = `/api/projects/${answer.project.id}`;
    await until(`${one.email}: ${key} is ${fate}`, async () =>
      isAsWanted(await one.visitor.json<Project>(path), fate),
    );
    if (starred) await send(one.visitor, 'PATCH', path, { starred });
    if (fate === 'deleted') await send(one.visitor, 'DELETE', path);
    return true;
  }
}

/** A series that is deleted is not asked for again. */
async function askedTogether(one: One, wish: SeriesWish | undefined): Promise<boolean> {
  if (wish === undefined) return false;
  const { key, title, videos } = wish;
  const wanted = NewSeries.parse({ title, items: videos.map(({ project }) => project) });
  const answer = await one.product.askSeries(one.accountId, wanted, `seed-${key}`);
  if (answer === undefined || answer.replayed) return false;
  const { id, projectIds } = answer.series;
  await until(`${one.email}: ${key} has ended`, async () => {
    const { counts } = await one.visitor.json<Series>(`/api/series/${id}`);
    return counts.completed + counts.failed === counts.total;
  });
  for (const [i, { starred }] of videos.entries()) {
    if (starred) await send(one.visitor, 'PATCH', `/api/projects/${projectIds[i]}`, { starred });
  }
  return true;
}

const hasEnded = ({ status }: Project) => status === 'completed' || status === 'failed';

function isAsWanted({ status, step }: Project, fate: Fate): boolean {
  const isThere = fate === 'rendering' || fate === 'waiting' ? step === fate : true;
  return status === STATUSES[fate] && isThere;
}

async function changed(one: One, later: SeedPerson['later']): Promise<boolean> {
  if (later === undefined) return false;
  const { plan, subscriptionStatus } = await userOf(one);
  if (later === 'fail to renew') return failedToRenew(one);
  if (later === 'cancel') {
    if (subscriptionStatus !== 'active') return false;
    await post(one.visitor, 'cancel-subscription');
    return true;
  }
  if (plan === later.upgradeTo) return false;
  await post(one.visitor, 'create-subscription', { plan: later.upgradeTo });
  return true;
}

/** Time goes on for this person alone: at Stripe each has a clock. */
async function failedToRenew(one: One): Promise<boolean> {
  if (await owes(one)) return false;
  const { stripe, settle } = one.product;
  const customer = await customerOf(one);
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  const { payment_method: card } = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: 'pm_card_chargeCustomerFail',
    confirm: true,
  });
  await stripe.subscriptions.update(subscription!.id, { default_payment_method: String(card) });
  const clock = String(customer.test_clock);
  const { frozen_time: now } = await stripe.testHelpers.testClocks.retrieve(clock);
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: now + AFTER_A_MONTH });
  await until(`${one.email} owes for a month`, async () => {
    await settle();
    return owes(one);
  });
  return true;
}

async function owes({ visitor }: One): Promise<boolean> {
  return (await visitor.json<UnpaidInvoice>('/api/unpaid-invoice')).invoice !== null;
}

async function refunded(one: One, credits: number | undefined): Promise<boolean> {
  const isTakenBack = async () => (await paymentsOf(one)).some(({ amount }) => amount < 0);
  if (credits === undefined || (await isTakenBack())) return false;
  const { stripe, settle } = one.product;
  const { id: customer } = await customerOf(one);
  const { data: payments } = await stripe.paymentIntents.list({ customer });
  const payment = payments.find(({ metadata }) => metadata.credits === String(credits));
  await stripe.refunds.create({ payment_intent: payment!.id });
  await until(`${one.email} has their money back`, async () => {
    await settle();
    return isTakenBack();
  });
  return true;
}

async function customerOf({ product, email }: One) {
  const [customer] = (await product.stripe.customers.list({ email })).data;
  if (!customer) throw new Error(`Stripe does not know ${email}`);
  return customer;
}

async function written({ visitor }: One, tickets: SeedPerson['tickets'] = []): Promise<boolean> {
  const path = '/api/support-tickets';
  const answers = await Promise.all(tickets.map((ticket) => visitor.post(path, ticket)));
  const refused = answers.find(({ status }) => status !== 200 && status !== 201);
  if (refused) throw new Error(`${path} answered ${refused.status}`);
  return answers.some(({ status }) => status === 201);
}

async function post<T>(visitor: Visitor, call: string, body?: object): Promise<T> {
  const answer = await visitor.post<T>(`/api/${call}`, body);
  if (answer.status !== 200) {
    throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

async function send(visitor: Visitor, method: string, path: string, body?: object): Promise<void> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { ok, status } = await visitor.send(path, { method, ...(body ? json : {}) });
  if (!ok) throw new Error(`${method} ${path} answered ${status}`);
}

/** Waits for what a worker or an event brings. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`it never came to this: ${what}`);
    await sleep(LOOK_AGAIN_MS);
  }
}
