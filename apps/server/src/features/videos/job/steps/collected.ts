import { join } from 'node:path';
import { hashFile } from '../../../../engines/hash-file.ts';
import type { ProjectRow } from '../../queries.ts';
import type { StepTools } from '../step.ts';

/**
 * Where a collected video waits on this machine's disk to be checked and published. Its hash is its
 * name, so the row alone says which of a project's files counts.
 */
export function pathOfCollected({ id }: ProjectRow, sha256: string, tools: StepTools): string {
  return join(tools.workDirectory, id, `${sha256}.mp4`);
}

/**
 * The path of the collected file, if that file is here and its content is what was collected. It
 * may be on the disk of another machine, whose worker died; and a power cut may have left its name
 * without its content. In both cases it is fetched again: the engine's file is not at fault.
 */
export async function findCollected(project: ProjectRow, tools: StepTools): Promise<string | null> {
  if (project.file_sha256 === null) return null;
  const path = pathOfCollected(project, project.file_sha256, tools);
  try {
    return (await hashFile(path)).sha256 === project.file_sha256 ? path : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
