/** "12.50" or "$12.5" as 1250 cents; undefined for what is no amount in whole cents. */
export function centsIn(text: string): number | undefined {
  const found = /^\s*\$?\s*(\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(text);
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 1250 cents as "12.50", for a field. */
export const fieldOfCents = (cents: number): string => (cents / 100).toFixed(2);

/** "0.56" as 560,000 millionths of a dollar; undefined for what is no such amount. */
export function microUsdIn(text: string): number | undefined {
  const found = /^\s*\$?\s*(\d{1,4})(?:\.(\d{1,6}))?\s*$/.exec(text);
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}

/** 560,000 millionths as "0.56", for a field. */
export const fieldOfMicroUsd = (microUsd: number): string =>
  (microUsd / 1_000_000).toFixed(6).replace(/0{1,4}$/, '');
