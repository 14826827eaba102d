import type { PlanName } from '@shortcake/contract/plans';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import type { Visitor } from '../../apps/server/test/visitor.ts';

/** The card that can be saved, and fails when charged. */
export const FAILS_WHEN_CHARGED = '4000000000000341';

/** Takes a plan with a card of the sandbox, by what the checkout would send. */
export async function subscribe(visitor: Visitor, plan: PlanName, card?: string): Promise<void> {
  const asked = await visitor.post<SubscriptionResponse>('/api/create-subscription', { plan });
  if (asked.status !== 200) throw new Error(`create-subscription answered ${asked.status}`);
  const setupIntentId = await visitor.confirmCard(asked.body.clientSecret as string, card);
  const path = '/api/complete-subscription';
  const { status } = await visitor.post(path, { setupIntentId });
  const expected = card === FAILS_WHEN_CHARGED ? 402 : 200;
  if (status !== expected) throw new Error(`${path} answered ${status}`);
}
