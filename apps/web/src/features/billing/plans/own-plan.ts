import { planFeatures } from '@shortcake/contract/plan-features';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { paceOf } from '@shortcake/contract/plan-pace';
import type { OwnMonth } from '@shortcake/contract/subscription';

/**
 * The offers to somebody: their own plan at what they pay for it, and with what it gives them, since
 * who subscribed before keeps both. `running` is what they have; null for nothing.
 */
export const withOwnPlan = (
  offers: readonly PlanOffer[],
  running: OwnMonth | null | undefined,
): PlanOffer[] =>
  offers.map((offer) => {
    if (offer.plan !== running?.plan) return offer;
    const { price, credits: videos } = running;
    return { ...offer, price, videos, features: [paceOf(videos), ...planFeatures] };
  });
