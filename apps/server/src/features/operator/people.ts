import { randomUUID } from 'node:crypto';
import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { FoundPerson, PersonDetails } from '@shortcake/contract/operator/people';
import type { Kysely } from 'kysely';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { type AccountView, findPeople, personOf, restore } from '../accounts/people.ts';
import type { Billing } from '../billing/context.ts';
import { paymentsOf, subscribedByPerson } from '../billing/for-operator.ts';
import { changeCredits, changedCredits } from '../credits/by-operator.ts';
import { ledgerOf, lotsOf, spendableOf } from '../credits/ledger-lines.ts';
import { balanceOf } from '../credits/service.ts';
import { usageOf } from '../keys/service.ts';
import { endSessions, listSessions } from '../sessions/session.ts';
import { ticketsOf } from '../support/for-operator.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import type { OperatorCalls } from './calls.ts';
import { bindKeyOfChange } from './key-of-change.ts';
import { withOwners } from './projects.ts';
import { operatorOf } from './role.ts';
import { suspendPerson } from './suspension.ts';

/** Of each list on a person's page, the newest. */
const MOST = 100;

type Tools = { db: Kysely<DB>; billing: Billing; allowance: Allowance };

/** The console's calls about people. */
export function registerPeople(calls: OperatorCalls, tools: Tools): void {
  const { db, allowance } = tools;
  calls.list(operatorEndpoints.listPeople, {
    isId: isUuid,
    async read({ query }, page) {
      const { items, next } = await findPeople(db, query.q, page);
      return { items: await withMoney(db, items), next };
    },
  });
  calls.read(operatorEndpoints.getPerson, ({ params }) => detailsOf(tools, params.id ?? ''));
  calls.read(operatorEndpoints.usageOfPerson, async ({ params, query }) => {
    const { id } = await personOf(db, params.id ?? '');
    return usageOf(db, id, query.days);
  });

  calls.change(operatorEndpoints.changeCredits, ({ request, params, body }, commit) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    return commit(async (db) => {
      const { id } = await personOf(db, params.id ?? '');
      const changeId = randomUUID();
      const content = { changeCredits: id, ...body };
      const operatorId = operatorOf(request).accountId;
      const earlier = key && (await bindKeyOfChange(db, { operatorId, key, content, changeId }));
      if (earlier) return { logged: null, result: await changedCredits(db, id, earlier) };
      const result = await changeCredits(db, { accountId: id, changeId, ...body });
      const action = body.credits > 0 ? 'grant-credits' : 'take-credits';
      const target = `account ${id}: ${Math.abs(result.credits)} credits`;
      return { logged: { action, target }, result };
    });
  });
  calls.change(operatorEndpoints.suspendPerson, ({ params: { id = '' }, body }, commit) =>
    commit(async (db) => {
      await suspendPerson(db, allowance, { accountId: id, reason: body.reason });
      return { logged: { action: 'suspend', target: `account ${id}` }, result: undefined };
    }),
  );
  calls.change(operatorEndpoints.restorePerson, ({ params: { id = '' } }, commit) =>
    commit(async (db) => {
      await restore(db, id);
      return { logged: { action: 'restore', target: `account ${id}` }, result: undefined };
    }),
  );
  calls.change(operatorEndpoints.signPersonOut, ({ params }, commit) =>
    commit(async (db) => {
      const { id } = await personOf(db, params.id ?? '');
      await endSessions(db, id);
      return { logged: { action: 'sign-out', target: `account ${id}` }, result: undefined };
    }),
  );
}

/** People with their plans and what they can spend: two questions more, however many there are. */
async function withMoney(db: Kysely<DB>, people: readonly AccountView[]): Promise<FoundPerson[]> {
  const ids = people.map(({ id }) => id);
  const [subscribed, spendable] = await Promise.all([
    subscribedByPerson(db, ids),
    spendableOf(db, ids),
  ]);
  return people.map((person) => {
    const { plan, subscriptionStatus } = subscribed.get(person.id) ?? NEVER;
    return { ...person, plan, subscriptionStatus, creditsRemaining: spendable.get(person.id) ?? 0 };
  });
}

const NEVER = { plan: 'free', subscriptionStatus: null } as const;

/** Throws NotFoundError. */
async function detailsOf({ db, billing }: Tools, accountId: string): Promise<PersonDetails> {
  const account = await personOf(db, accountId);
  const { id } = account;
  const [[person], balance, lots, ledger, payments, projects, tickets, sessions] =
    await Promise.all([
      withMoney(db, [account]),
      balanceOf(db, id),
      lotsOf(db, id),
      ledgerOf(db, id, MOST),
      paymentsOf(billing, id, MOST),
      withOwners(db, { owners: [id] }, { limit: MOST, after: undefined }),
      ticketsOf(db, id, MOST),
      listSessions(db, id, MOST),
    ]);
  const { purchased, subscription, held } = balance;
  return {
    ...(person as FoundPerson),
    suspendedReason: account.suspendedReason,
    balance: { purchased, subscription, held, lots },
    ledger,
    ...payments,
    projects: projects.items,
    tickets,
    sessions: sessions.map(({ created_at, last_seen_at }) => ({
      createdAt: created_at.toISOString(),
      lastUsedAt: last_seen_at.toISOString(),
    })),
  };
}
