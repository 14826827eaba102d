import { CUSTOM_TEMPLATE_ID, type TemplateId } from '@shortcake/contract/template-ids';
import { type Handle, SubmitError, type VideoRequest } from '../../../engines/engine.ts';
import { LeaseLostError } from '../errors.ts';
import { backoffMs, failureOf, UNKNOWN_OUTCOME } from '../faults.ts';
import { writeLeased } from '../lease-queries.ts';
import { abandon } from '../leftovers.ts';
import type { ProjectRow } from '../queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';

/** The engine's name for the present ask of a project. */
function jobIdOf(project: ProjectRow): string {
  return `${project.id}-${project.attempt}`;
}

function requestOf(project: ProjectRow): VideoRequest {
  return {
    jobId: jobIdOf(project),
    prompt: project.enhanced_prompt ?? project.prompt,
    ...(project.template_id === CUSTOM_TEMPLATE_ID
      ? {}
      : { template: project.template_id as TemplateId }),
    aspectRatio: project.aspect_ratio,
    resolution: '720p',
    durationSeconds: 8,
    generateAudio: project.generate_audio,
    enhancePrompt: project.enhance_prompt,
    seed: project.seed,
  };
}

/**
 * Asks the engine for the video. The intent is written first: a row with an intent but no handle
 * belongs to a worker that died in between, and is looked up at the engine, never asked for again
 * while its outcome is unknown.
 */
export const submit: Step = async (project, tools, signal) => {
  if (project.submit_started_at !== null) return lookUp(project, tools, signal);
  await enhance(project, tools, signal);
  const intended = await writeLeased(tools.db, project, {
    submit_started_at: new Date(),
    engine: tools.engine.id,
  });
  try {
    const handle = await tools.engine.submit(requestOf(intended), signal);
    return await submitted(intended, tools, handle);
  } catch (error) {
    if (!(error instanceof SubmitError)) throw error;
    if (error.created === 'unknown') return lookUp(intended, tools, signal);
    if (error.fault.kind !== 'retryable') return { failed: failureOf(error.fault) };
    const row = await notMade(intended, tools);
    return { waitMs: backoffMs(intended.attempt, error.fault.retryAfterMs), row };
  }
};

/** Stores what the engine makes of the prompt, once; every ask then uses it. */
async function enhance(project: ProjectRow, tools: StepTools, signal: AbortSignal): Promise<void> {
  if (!project.enhance_prompt || project.enhanced_prompt !== null || !tools.engine.enhance) return;
  const enhanced_prompt = await tools.engine.enhance(requestOf(project), signal);
  await writeLeased(tools.db, project, { enhanced_prompt });
}

async function submitted(
  project: ProjectRow,
  tools: StepTools,
  handle: Handle,
): Promise<StepResult> {
  try {
    const next = await writeLeased(tools.db, project, {
      handle,
      engine_state: 'queued',
      step: 'poll',
    });
    return { next };
  } catch (error) {
    // Deleted or taken over while the engine was asked: only here is its handle known.
    if (error instanceof LeaseLostError) await abandon({ ...project, handle }, tools);
    throw error;
  }
}

async function lookUp(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepResult> {
  if (!tools.engine.find) return { failed: UNKNOWN_OUTCOME };
  const handle = await tools.engine.find(jobIdOf(project), signal);
  if (handle) return submitted(project, tools, handle);
  return { next: await notMade(project, tools) };
}

// The engine has no such job: the next ask gets a number of its own.
function notMade(project: ProjectRow, tools: StepTools): Promise<ProjectRow> {
  return writeLeased(tools.db, project, {
    submit_started_at: null,
    attempt: project.attempt + 1,
  });
}
