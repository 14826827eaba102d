import { expect, onTestFinished } from 'vitest';
import { type Child, startChild } from '../../../test/child.ts';
import { temporaryFolder } from '../../../test/cluster.ts';

/** A process that takes a directory, and holds it until it is killed. */
export function holder(directory: string): Child {
  const child = startChild('hold-directory.ts', directory);
  onTestFinished(() => stop(child));
  return child;
}

/** Of so many processes that take a directory at once, exactly one gets it. */
export async function expectOneWinner(processes: number): Promise<void> {
  const directory = await temporaryFolder();
  const children = Array.from({ length: processes }, () => holder(directory));
  const words = await Promise.all(children.map((child) => child.line(/./)));
  expect(words.toSorted()).toEqual([...Array(processes - 1).fill('DirectoryInUseError'), 'held']);
  for (const child of children) stop(child);
}

function stop(child: Child): void {
  try {
    child.signal('SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
