import { z } from 'zod';
import { User } from '../account.ts';
import { ApiKey } from '../api-key.ts';
import { described } from './described.ts';

const { id, plan, subscriptionStatus, currentPeriodEnd, ...shape } = User.shape;

/** Whose key it is, as GET /api/v1/account answers: no name and no address, which no program needs. */
export const KeyAccount = described(
  z.object({
    ...{ id, plan, subscriptionStatus, currentPeriodEnd },
    creditsRemaining: shape.creditsRemaining,
    subscriptionCredits: shape.subscriptionCredits,
    purchasedCredits: shape.purchasedCredits,
    key: described(
      ApiKey.pick({
        id: true,
        name: true,
        scopes: true,
        creditsPerMonth: true,
        creditsThisMonth: true,
        expiresAt: true,
      }),
      'Key',
      'The key that asks.',
      {
        id: 'Its id.',
        name: 'What its owner calls it.',
        scopes: 'What it may do.',
        creditsPerMonth: 'What it may spend in a calendar month (UTC); null: as much as there is.',
        creditsThisMonth: 'What it has spent this month, without credits that came back.',
        expiresAt: 'It counts no more from then on; null: never.',
      },
    ),
  }),
  'Account',
  'The account of whoever owns the key, and the key.',
  {
    id: 'Its id.',
    plan: 'What it is on; `free` without a subscription.',
    subscriptionStatus: 'Null for one that never subscribed.',
    currentPeriodEnd: 'When the plan renews, or ends.',
    creditsRemaining: 'Credits that can be spent now: one credit, one video.',
    subscriptionCredits: 'Those of a plan.',
    purchasedCredits: 'Those that were bought one by one.',
    key: 'The key that asks.',
  },
);
export type KeyAccount = z.infer<typeof KeyAccount>;
