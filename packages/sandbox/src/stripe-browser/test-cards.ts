/** Cards that everybody may try, and what each does. */
export const testCards = {
  succeeds: { number: '4242424242424242', label: 'Fill in a test card' },
  others: [
    { number: '4000000000000002', label: 'Is declined' },
    { number: '4000002500003155', label: 'Asks for one more confirmation' },
    { number: '4000000000000341', label: 'Fails when charged' },
  ],
};

export const TEST_CVC = '123';

/** The end of the year after next: "12 / 28" in 2026. */
export function testExpiry(today: Date): string {
  return `12 / ${String(today.getFullYear() + 2).slice(-2)}`;
}
