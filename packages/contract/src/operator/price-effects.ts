import { MAX_CREDITS_PER_PURCHASE } from '../credits.ts';
import { type PlanName, planNames } from '../plans.ts';
import type { Prices } from '../price-book.ts';

/** What sells a video: a plan, or a credit bought by itself. */
export type Sale = PlanName | 'credit';

/** What an engine wants for a video, in millionths of a US dollar. */
export type VideoCost = { engine: string; microUsdPerVideo: number };

/** What is left of the price of one video; in cents, which may be fractions and below zero. */
export type Margin = {
  sale: Sale;
  engine: string;
  /** What the video sells for: the plan's price, divided by its credits. */
  priceCents: number;
  costCents: number;
  marginCents: number;
  /** Of the price. */
  marginPercent: number;
};

/** What prices come to, before anything is sold at them. */
export type PriceEffects = {
  /** By sale, in tier order and credits last, and by engine, in the order of the costs. */
  margins: Margin[];
  /** Those of them that lose money with each video. */
  belowCost: Margin[];
  /** Plans that cost more than another one and give no more credits. */
  dearerForFewer: { plan: PlanName; than: PlanName }[];
  /** Amounts that Stripe cannot charge by themselves, in cents. */
  belowMinimum: { sale: Sale; cents: number }[];
  /** The smallest purchase of credits that Stripe can charge; null when it can charge none. */
  leastCredits: number | null;
};

const MICRO_USD_PER_CENT = 10_000;

/** One cost for each engine, that of its dearest model: which model a video goes to is not known before. */
export function dearestModels<Cost extends VideoCost>(costs: readonly Cost[]): Cost[] {
  const dearest = new Map<string, Cost>();
  for (const cost of costs) {
    const known = dearest.get(cost.engine);
    if (!known || known.microUsdPerVideo < cost.microUsdPerVideo) dearest.set(cost.engine, cost);
  }
  return [...dearest.values()];
}

/**
 * What an entry of the price book would do, with these costs of engines and Stripe's minimum in cents.
 * Stripe's own fee for each payment is not known here: what is left is before that fee, and before all
 * else that a video costs.
 */
export function priceEffects(
  { creditPriceCents, plans }: Prices,
  costs: readonly VideoCost[],
  minimumCents: number,
): PriceEffects {
  const sales: { sale: Sale; cents: number; credits: number }[] = [
    ...planNames.map((plan) => ({
      sale: plan,
      cents: plans[plan].priceCents,
      credits: plans[plan].credits,
    })),
    { sale: 'credit', cents: creditPriceCents, credits: 1 },
  ];
  const margins = sales.flatMap(({ sale, cents, credits }) =>
    costs.map(({ engine, microUsdPerVideo }) => {
      // Whole numbers up to the division, so that a price that just covers its cost leaves exactly 0.
      const left = cents * MICRO_USD_PER_CENT - credits * microUsdPerVideo;
      return {
        sale,
        engine,
        priceCents: cents / credits,
        costCents: microUsdPerVideo / MICRO_USD_PER_CENT,
        marginCents: left / MICRO_USD_PER_CENT / credits,
        marginPercent: (left / MICRO_USD_PER_CENT / cents) * 100,
      };
    }),
  );
  const leastCredits = Math.ceil(minimumCents / creditPriceCents);
  return {
    margins,
    belowCost: margins.filter(({ marginCents }) => marginCents < 0),
    dearerForFewer: planNames.flatMap((plan) =>
      planNames
        .filter((than) => isDearerForFewer(plans[plan], plans[than]))
        .map((than) => ({ plan, than })),
    ),
    belowMinimum: sales
      .filter(({ cents }) => cents < minimumCents)
      .map(({ sale, cents }) => ({ sale, cents })),
    leastCredits: leastCredits > MAX_CREDITS_PER_PURCHASE ? null : Math.max(1, leastCredits),
  };
}

const isDearerForFewer = (
  plan: Prices['plans'][PlanName],
  than: Prices['plans'][PlanName],
): boolean => plan.priceCents > than.priceCents && plan.credits <= than.credits;
