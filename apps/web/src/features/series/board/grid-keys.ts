/** Where an arrow leads from a place in a grid of so many columns; null where it leads nowhere. */
export function stepBy(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const to = at + step;
  return to >= 0 && to < count ? to : at;
}
