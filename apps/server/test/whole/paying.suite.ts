import type { User } from '@shortcake/contract/account';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { expect } from 'vitest';
import { Visitor } from '../visitor.ts';

export const user = (visitor: Visitor) => visitor.json<User>('/api/auth/user');

export async function pay(visitor: Visitor, credits: number): Promise<string> {
  const { body } = await visitor.post<CreditPayment>('/api/create-credit-payment', { credits });
  return visitor.confirmCard(body.clientSecret);
}

export async function askForPlan(visitor: Visitor, plan: string): Promise<string> {
  const { body } = await visitor.post<SubscriptionResponse>('/api/create-subscription', { plan });
  return body.clientSecret as string;
}

export const setUp = async (visitor: Visitor, plan: string) =>
  visitor.confirmCard(await askForPlan(visitor, plan));

/**
 * Somebody buys credits and somebody subscribes at a product, and neither comes back from the payment
 * page. Answers what expects both to have what they paid for, where the product is after a restart.
 */
export async function payBefore(url: string): Promise<(url: string) => Promise<void>> {
  const [buyer, subscriber] = [new Visitor(url), new Visitor(url)];
  await buyer.signIn('buyer@example.com');
  await subscriber.signIn('subscriber@example.com');
  await Promise.all([pay(buyer, 7), setUp(subscriber, 'creator')]);
  return async (again) => {
    const [bought, subscribed] = [buyer.movedTo(again), subscriber.movedTo(again)];
    await expect.poll(async () => (await user(bought)).creditsRemaining).toBe(7);
    await expect
      .poll(() => user(subscribed))
      .toMatchObject({ plan: 'creator', creditsRemaining: 10 });
  };
}
