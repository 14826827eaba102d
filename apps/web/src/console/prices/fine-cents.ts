const dollars = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD' },
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
});

/** Cents with fractions, such as what one video of a plan sells for: 0.6 as "$0.006". */
export const fineCents = (cents: number): string => dollars.format(cents / 100);
