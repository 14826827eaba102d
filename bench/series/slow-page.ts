import type { Page } from '@playwright/test';

/** A middle-range phone against this machine, as Lighthouse has it. */
export const SLOWER = 4;

/** From now on the page's processor is slower, and what it does is written down. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const told = { interactions: [] as number[], tasks: [] as number[] };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) told.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) told.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Milliseconds, each since the last look: from interactions to their pictures, and tasks above 50. */
export type Told = { interactions: number[]; tasks: number[] };

export const look = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: Told };
    return {
      interactions: told.interactions.splice(0),
      tasks: told.tasks.splice(0),
    };
  });

/** Milliseconds between pictures while something is done. Asking for each costs time itself. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      if ((window as unknown as { frames: unknown }).frames === frames)
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] };
    Object.assign(window, { frames: null });
    return frames;
  });
}
