import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metrics } from './registry.ts';

const RESOLUTION_MS = 20;
const QUANTILES = [0.5, 0.99, 1];

/** How late the event loop is, and how busy. Answers how to stop. */
export function measureEventLoop(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const lag = metrics.gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late timers were, by quantile, since the last time that this was asked.',
    labelNames: ['quantile'],
    collect() {
      for (const quantile of QUANTILES) {
        const seconds = (delay.percentile(100 * quantile) || 0) / 1e9;
        // Each sample is the time between two timers.
        lag.set({ quantile }, Math.max(0, seconds - RESOLUTION_MS / 1000));
      }
      delay.reset();
    },
  });
  // A counter, and no share of the time since the last look: of two who look, each has its own rate.
  const active = metrics.counter({
    name: 'event_loop_active_seconds_total',
    help: 'Time in which the event loop was not waiting; its rate is the utilization.',
    collect() {
      active.reset();
      active.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
  return () => void delay.disable();
}
