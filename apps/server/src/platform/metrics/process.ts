import { readdir } from 'node:fs/promises';
import type { Metrics } from './registry.ts';

/** What the operating system knows of this process, its children left out. */
export function measureProcess(metrics: Metrics): void {
  const cpu = metrics.counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of this process, its threads included and its children not.',
    collect() {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
  const memory = metrics.gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process.',
    collect() {
      memory.set(process.memoryUsage.rss());
    },
  });
  const files = metrics.gauge({
    name: 'process_open_fds',
    help: 'Open files and connections; on Linux.',
    async collect() {
      // One of them is for reading the folder.
      const open = await readdir('/proc/self/fd').catch(() => undefined);
      if (open === undefined) files.remove();
      else files.set(open.length - 1);
    },
  });
  metrics
    .gauge({ name: 'process_start_time_seconds', help: 'When this process began (Unix time).' })
    .set(performance.timeOrigin / 1000);
}
