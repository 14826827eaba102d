import { writeLeased } from '../lease-queries.ts';
import type { ProjectRow } from '../queries.ts';
import type { StepTools } from '../step.ts';
import { engineOf } from './engine-of.ts';
import { requestOf } from './request.ts';

/**
 * Has the prompt rewritten, if the person wants it and somebody can; once, whatever comes of it, and
 * every ask then uses the result, or the person's own prompt.
 */
export async function enhanceOnce(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<ProjectRow> {
  const engine = engineOf(project, tools);
  if (!project.enhance_prompt || project.enhance_tried || !engine.enhance) return project;
  let enhanced_prompt: string | null = null;
  try {
    enhanced_prompt = await engine.enhance(requestOf(project), signal);
  } catch (error) {
    signal.throwIfAborted();
    tools.log.warn({ err: error, project: project.id }, 'a prompt could not be enhanced');
  }
  return writeLeased(tools.db, project, { enhanced_prompt, enhance_tried: true });
}
