import { expect } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { quick } from '../../../test/cluster.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { processesIn } from '../../../test/processes-in.ts';
import { startPostgres } from './embedded-postgres.ts';

/**
 * Kills a process that commits, and its PostgreSQL, once so many commits were acknowledged, one time after
 * the other on one directory: all of them are there.
 */
export async function expectSurvival(directory: string, commits: readonly number[]): Promise<void> {
  let acknowledged = 0;
  for (const count of commits) {
    const child = startChild('serve-database.ts', directory);
    await child.line(new RegExp(`^${count}$`));
    const server = await processesIn(directory);
    expect(server.length).toBeGreaterThan(4);
    for (const pid of [child.pid, ...server]) killNow(pid);
    await child.ended;
    acknowledged += child.lines.length;
  }
  const server = await startPostgres(quick(directory));
  const [row] = await onDatabase(server.url, (sql) => sql`select count(*) from commits`);
  // A commit may have been done and its acknowledgement lost: one a round at most.
  expect(row!.count).toBeGreaterThanOrEqual(acknowledged);
  expect(row!.count).toBeLessThanOrEqual(acknowledged + commits.length);
}

/** Some have ended by themselves before their turn: a backend without its postmaster does. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' });
  }
}
