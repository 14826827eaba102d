const MAX_DIGITS = 19;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** "4242 4242 4242 4242" */
export function formatNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, MAX_DIGITS)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** "MM / YY", as far as there are digits; a browser may fill in "1/30" or "01/2030" as well. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text.replace(/^\s*(\d)\s*\//, '0$1/'));
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) digits = `0${digits}`;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year ? `${digits.slice(0, 2)} / ${year}` : digits.slice(0, 2);
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4);

/** The month and year of "MM / YY", the year with its century. */
export function expiryOf(text: string): { month: string; year: string } {
  const digits = digitsOf(text);
  return { month: digits.slice(0, 2), year: `20${digits.slice(2, 4)}` };
}

/** Where the caret belongs in `formatted`, when it stood after so many digits before. */
export function caretAfter(digitCount: number, formatted: string): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}
