import type { User } from '@shortcake/contract/account';
import { planCredits } from '@shortcake/contract/credits';
import { planFeatures } from '@shortcake/contract/plan-features';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { paceOf } from '@shortcake/contract/plan-pace';
import {
  type PlanName,
  planNames,
  planPrices,
  planTitles,
  popularPlan,
} from '@shortcake/contract/plans';
import type { Transaction } from '@shortcake/contract/transaction';
import type { Answers } from './api.ts';

/** Somebody without a plan and without credits, apart from what is named. */
export const person = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  email: 'robin@example.com',
  firstName: 'Robin',
  lastName: 'Baker',
  profileImageUrl: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  plan: 'free',
  subscriptionStatus: null,
  stripeSubscriptionId: null,
  currentPeriodEnd: null,
  creditsRemaining: 0,
  subscriptionCredits: 0,
  purchasedCredits: 0,
  ...changes,
});

/** Somebody with so many credits of the operator's. */
export const withCredits = (credits: number): User =>
  person({ creditsRemaining: credits, purchasedCredits: credits });

/** Somebody in the middle of a month of a plan. */
export const subscriber = (plan: PlanName, changes: Partial<User> = {}): User =>
  person({
    ...{ plan, subscriptionStatus: 'active', stripeSubscriptionId: 'sub_1' },
    currentPeriodEnd: '2026-12-15T12:00:00.000Z',
    ...{ creditsRemaining: planCredits[plan], subscriptionCredits: planCredits[plan] },
    ...changes,
  });

const transaction = (changes: Partial<Transaction>): Transaction => ({
  ...{ id: 't1', type: 'credit_purchase', description: 'Credits', amount: 1, credits: 1 },
  ...{ createdAt: '2026-11-15T12:00:00.000Z', projectId: null },
  ...changes,
});

/** Things that are sold, at the usual prices apart from what is named. */
export const offers = (changes: Partial<Record<PlanName, Partial<PlanOffer>>> = {}): PlanOffer[] =>
  planNames.map((plan) => ({
    ...{ plan, name: planTitles[plan], price: planPrices[plan], videos: planCredits[plan] },
    ...{ features: [paceOf(planCredits[plan]), ...planFeatures], popular: plan === popularPlan },
    ...changes[plan],
  }));

/** Answers of the API to `user` wherever they are, as long as they have made nothing. */
export function answersTo(user: User): Answers {
  const { plan, creditsRemaining: credits } = user;
  const month =
    plan === 'free' ? null : { plan, price: planPrices[plan], credits: planCredits[plan] };
  const transactions = [
    ...(month ? [transaction({ type: 'subscription', amount: month.price, credits })] : []),
    ...(!month && credits > 0 ? [transaction({ amount: credits, credits })] : []),
  ];
  return {
    currentUser: user,
    config: {
      ...{ productName: 'Shortcake', stripePublishableKey: 'pk_test_1', videoEngine: 'studio' },
      sandbox: { google: true, stripe: true },
    },
    overview: {
      ...{ total: 0, pending: 0, processing: 0, completed: 0, failed: 0 },
      creditsRemaining: credits,
    },
    listTransactions: transactions,
    creditUsage: { fromPlans: month ? credits : 0, bought: month ? 0 : credits, used: 0 },
    listProjects: [],
    listSeries: [],
    listPlans: offers(),
    listReceipts: [],
    unpaidInvoice: { invoice: null },
    renewal: { renewal: user.subscriptionStatus === 'active' ? month : null, running: month },
    syncSubscription: { message: 'Your subscription is up to date.' },
  };
}
