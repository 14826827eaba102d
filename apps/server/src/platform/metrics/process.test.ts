import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureEventLoop } from './event-loop.ts';
import { measureProcess } from './process.ts';
import { createMetrics } from './registry.ts';

/** The values by name and labels. */
async function valuesOf({ text }: ReturnType<typeof createMetrics>) {
  const lines = (await text()).split('\n').filter((line) => /^\w/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [name, value] = line.split(' ');
      return [name!, Number(value)];
    }),
  );
}

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('what blocks the event loop shows as lag once, and as time in which it was active', async () => {
  const metrics = createMetrics('test');
  const stop = measureEventLoop(metrics);
  const before = await valuesOf(metrics);
  // A look begins anew: what comes before the next timer is no sample.
  await sleep(100);
  block(300);
  await sleep(100);
  const after = await valuesOf(metrics);
  expect(after['test_event_loop_lag_seconds{quantile="1"}']).toBeGreaterThan(0.2);
  const active = 'test_event_loop_active_seconds_total';
  expect(after[active]! - before[active]!).toBeGreaterThan(0.2);
  stop();
});

test('the process has memory, time and files', async () => {
  const metrics = createMetrics('test');
  measureProcess(metrics);
  const values = await valuesOf(metrics);
  expect(values.test_process_resident_memory_bytes).toBeGreaterThan(10_000_000);
  expect(values.test_process_cpu_seconds_total).toBeGreaterThan(0);
  expect(values.test_process_start_time_seconds).toBeLessThan(Date.now() / 1000);
  if (process.platform === 'linux') expect(values.test_process_open_fds).toBeGreaterThan(3);
  else expect(values).not.toHaveProperty('test_process_open_fds');
});
