import type { PlanOffer } from '@shortcake/contract/plan-offer';
import type { OwnMonth } from '@shortcake/contract/subscription';

/**
 * The offers to somebody: their own plan at what they pay for it, and with what it gives them, since
 * who subscribed before keeps both. `running` is what they have; null for nothing.
 */
export const withOwnPlan = (
  offers: readonly PlanOffer[],
  running: OwnMonth | null | undefined,
): PlanOffer[] =>
  offers.map((offer) =>
    offer.plan === running?.plan
      ? { ...offer, price: running.price, videos: running.credits }
      : offer,
  );
