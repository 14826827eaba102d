/** Milliseconds that this thread is at some work, and not at rest: others may be at the machine. */
export function workedMs(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
