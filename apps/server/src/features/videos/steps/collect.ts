import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError, type Output } from '../../../engines/engine.ts';
import { fileExists } from '../../../platform/file-exists.ts';
import { writeLeased } from '../lease-queries.ts';
import type { ProjectRow } from '../queries.ts';
import type { Step, StepTools } from '../step.ts';
import { afterFault } from './again.ts';

/** Where a project's collected video waits to be checked and published, on this machine's disk. */
export function collectedPath(project: ProjectRow, tools: StepTools): string {
  return join(tools.workDirectory, project.id, `${project.attempt}.mp4`);
}

/** Fetches the finished video from the engine. A file has its final name only when it is whole. */
export const collect: Step = async (project, tools, signal) => {
  const path = collectedPath(project, tools);
  if (!(await fileExists(path))) {
    const part = `${path}.${project.lease_number}.part`;
    await mkdir(join(tools.workDirectory, project.id), { recursive: true });
    await rm(part, { force: true });
    try {
      await tools.engine.collect(project.output as unknown as Output, part, signal);
    } catch (error) {
      if (error instanceof EngineError) return afterFault(project, tools, error.fault);
      throw error;
    }
    await rename(part, path);
  }
  return { next: await writeLeased(tools.db, project, { step: 'check' }) };
};
