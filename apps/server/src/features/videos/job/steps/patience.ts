/** Refusals in a row after which another engine, if there is one, is asked instead. */
const REFUSALS_BEFORE_NEXT = 3;
/** Nor is one waited for longer than this, or half of what is left, while another could be asked. */
const PATIENCE_MS = 30_000;

/**
 * What to do about an engine that has refused for now, so many times in a row, and could be asked
 * again in `waitMs`, of the `leftMs` until the deadline: wait for it, ask the next one at once, or
 * give up, since it is alone and would come too late.
 */
export function afterRefusal(refused: {
  refusals: number;
  waitMs: number;
  leftMs: number;
  hasNext: boolean;
}): 'wait' | 'ask next' | 'give up' {
  const { refusals, waitMs, leftMs, hasNext } = refused;
  if (!hasNext) return waitMs < leftMs ? 'wait' : 'give up';
  const isPatient = refusals < REFUSALS_BEFORE_NEXT && waitMs <= Math.min(PATIENCE_MS, leftMs / 2);
  return isPatient ? 'wait' : 'ask next';
}
