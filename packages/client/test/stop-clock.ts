import { onTestFinished, vi } from 'vitest';
import { clock } from '../src/clock.ts';

/**
 * Stands the client's clock still until the test ends, so that its pauses take no time. Answers the
 * milliseconds of each, in their order.
 */
export function stopClock(): number[] {
  const pauses: number[] = [];
  const spies = [
    vi.spyOn(clock, 'now').mockReturnValue(0),
    vi.spyOn(clock, 'sleep').mockImplementation(async (ms) => void pauses.push(ms)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return pauses;
}
