import { z } from 'zod';
import type { Progress } from '../engine.ts';
import { badOutput, filtered, jobCancelled, jobFailed, noVideo, overQuota } from '../faults.ts';
import { whatWasFiltered } from '../filter-words.ts';
import { isFilter } from '../google/filters.ts';
import { plainReason } from '../plain-reason.ts';

const text = z.string().optional().catch(undefined);
/** How the parts of an error are named is not documented; a sentence alone is one, too. */
const problem = z.union([
  z.string().transform((message) => ({ code: undefined, message })),
  z.object({ code: text, message: text }),
]);

/** An interaction, of which only the status is sure to be there. */
const form = z.object({
  status: z.string(),
  error: problem.optional().catch(undefined),
  errors: z.array(problem.catch({ code: undefined, message: undefined })).catch([]),
  steps: z
    .array(
      z
        .object({
          type: text,
          content: z.array(z.object({ type: text, uri: text, text }).catch({})).catch([]),
          error: problem.optional().catch(undefined),
        })
        .catch({ content: [] }),
    )
    .catch([]),
  usage: z
    .object({
      output_tokens_by_modality: z
        .array(z.object({ modality: text, tokens: z.number().catch(0) }).catch({ tokens: 0 }))
        .catch([]),
    })
    .catch({ output_tokens_by_modality: [] }),
});

type Interaction = z.infer<typeof form>;

/** How far an interaction is; undefined when `json` is none. */
export function progressOf(json: unknown): Progress | undefined {
  const interaction = form.safeParse(json).data;
  if (!interaction) return undefined;
  switch (interaction.status) {
    case 'queued':
      return { state: 'queued' };
    case 'completed':
      return completed(interaction);
    case 'failed':
      return { state: 'failed', fault: failure(interaction) };
    case 'budget_exceeded':
      return {
        state: 'failed',
        fault: overQuota('the budget of the project of GEMINI_API_KEY is used up'),
      };
    case 'cancelled':
      return { state: 'failed', fault: jobCancelled('the interaction was cancelled') };
    case 'incomplete':
    case 'requires_action': {
      const detail = `the interaction ended as ${interaction.status}`;
      return { state: 'failed', fault: jobFailed(detail, 'unknown') };
    }
    // Names of states to come are taken for "not ended": the deadline ends a job that never does.
    default:
      return { state: 'running' };
  }
}

function completed({ steps, usage }: Interaction): Progress {
  const made = steps.filter(({ type }) => type === 'model_output').flatMap((step) => step.content);
  const uri = made.findLast(({ type, uri }) => type === 'video' && uri)?.uri;
  if (uri !== undefined) return at(uri);
  const paidVideo = usage.output_tokens_by_modality.some(
    ({ modality, tokens }) => modality?.toLowerCase() === 'video' && tokens > 0,
  );
  const said = made.map(({ text }) => text ?? '').join(' ');
  // A model that will not make a video explains itself instead; the answer counts as a success.
  const fault =
    !paidVideo && said.trim()
      ? filtered('prompt', plainReason(said), 'unknown')
      : noVideo(`a completed interaction without a video${paidVideo ? ', which was charged' : ''}`);
  return { state: 'failed', fault };
}

function at(uri: string): Progress {
  if (!URL.canParse(uri)) {
    return { state: 'failed', fault: badOutput('FILE_ADDRESS', 'the video has no usable address') };
  }
  return { state: 'done', output: { kind: 'url', url: uri } };
}

function failure({ error, errors, steps }: Interaction) {
  const problems = [error, ...errors, ...steps.map((step) => step.error)].filter((one) => !!one);
  const filter = problems.find(isFilter);
  if (!filter) return jobFailed('the interaction failed', 'unknown');
  const message = filter.message ?? '';
  return filtered(whatWasFiltered(message, 'picture'), plainReason(message), 'unknown');
}
