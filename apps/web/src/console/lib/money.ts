const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const fine = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD' },
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
});

/** 1260 cents as "$12.60" */
export const fromCents = (cents: number): string => dollars.format(cents / 100);

/** 560,000 millionths of a dollar as "$0.56", down to the hundredth of a cent. */
export const fromMicroUsd = (microUsd: number): string =>
  Math.abs(microUsd) >= 1_000_000
    ? dollars.format(microUsd / 1_000_000)
    : fine.format(microUsd / 1_000_000);

const MICRO_USD_PER_CENT = 10_000;

/** What is left of revenue when engines are paid, in cents. Stripe's own fee is not in it. */
export const marginCents = ({
  revenueCents,
  refundsCents = 0,
  costMicroUsd,
}: {
  revenueCents: number;
  refundsCents?: number;
  costMicroUsd: number;
}): number => revenueCents - refundsCents - Math.round(costMicroUsd / MICRO_USD_PER_CENT);

const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** A margin as a share of what came in; a dash where nothing did. */
export const marginShare = (margin: number, revenueCents: number): string =>
  revenueCents === 0 ? '–' : share.format(margin / revenueCents);
