import { useState } from 'react';

/** A value as it was when it was last settled. */
export function useSettled<T>(value: T, isSettled: boolean): T {
  const [settled, setSettled] = useState(value);
  if (!isSettled) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
