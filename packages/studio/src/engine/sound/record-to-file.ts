import { writeFile } from 'node:fs/promises';
import type { Scene } from '../scene.ts';
import type { Task } from '../start-thread.ts';
import { recordScore } from './record.ts';

/** To write a film's sound, as `recordScore` makes it, to a file. */
export type RecordTask = Task<'record'> & { path: string };

export async function recordToFile({ score }: Scene, { path }: RecordTask): Promise<void> {
  await writeFile(path, recordScore(await score()));
}
