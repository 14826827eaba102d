import { LeaseLostError } from '../../errors.ts';
import type { ProjectRow } from '../../queries.ts';
import { writeLeased } from '../lease-queries.ts';
import type { StepTools } from '../step.ts';
import { engineOf } from './engine-of.ts';
import { requestOf } from './request.ts';

/**
 * Has the prompt rewritten, if the person wants it and the engine has a text model. The text model
 * is asked once per project, whatever comes of it. Every ask then uses the new prompt, or the
 * person's own.
 */
export async function enhanceOnce(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<ProjectRow> {
  const engine = engineOf(project, tools);
  if (!project.enhance_prompt || project.enhance_tried || !engine.enhance) return project;
  // Written first: a deletion while the text model is at work has to know that it was asked.
  const begun = { enhance_tried: true, engine: engine.id };
  const asked = await writeLeased(tools.db, project, begun);
  try {
    const enhanced_prompt = await engine.enhance(requestOf(project), signal);
    return await writeLeased(tools.db, asked, { enhanced_prompt });
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    if (signal.aborted) {
      await writeLeased(tools.db, asked, { enhance_tried: false });
      signal.throwIfAborted();
    }
    tools.log.warn({ err: error, project: project.id }, 'a prompt could not be enhanced');
    return asked;
  }
}
