const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 1260 cents as "$12.60" */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
