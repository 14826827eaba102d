/** An int8 from its text: a number where that is exact, else a bigint. */
export function parseInt8(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}
