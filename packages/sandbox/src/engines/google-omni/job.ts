import { googleError } from '../google/errors.ts';
import { type Job, phaseOf } from '../job.ts';

/** What the API answers when it is asked how far an interaction is. */
export function interactionOf(job: Job, fileUrl: string): Response {
  job.polls += 1;
  const { id } = job.ask;
  if (job.behavior.job === 'poll-errors' && job.polls % 2 === 1) {
    return job.polls % 4 === 1
      ? googleError(503, 'The service is unavailable.', { code: 'service_unavailable' })
      : googleError(400, 'Request contains an invalid argument.', { status: 'INVALID_ARGUMENT' });
  }
  if (job.isCancelled) return Response.json({ id, status: 'cancelled' });
  const phase = phaseOf(job);
  if (phase === 'queued') return Response.json({ id, status: 'queued' });
  if (phase === 'running') return Response.json({ id, status: 'in_progress' });
  if (job.behavior.job === 'lost') return unknownInteraction();
  return Response.json({ id, ...ended(job, fileUrl) });
}

/** Unlike elsewhere, this is no 404. */
export const unknownInteraction = () =>
  googleError(400, 'Invalid interaction name.', { status: 'INVALID_ARGUMENT' });

function ended({ ask, behavior }: Job, fileUrl: string) {
  const input = { type: 'user_input', content: [{ type: 'text', text: ask.prompt }] };
  switch (behavior.job) {
    case 'filtered':
      // The model explains itself, or the interaction fails: both happen.
      return ask.turn % 2 === 1
        ? completed(input, [{ type: 'text', text: 'I can’t make a video of violence.' }], 0)
        : failed(input, 'The video was blocked, since it violates our policy on violence.');
    case 'filtered-sound':
      return failed(
        input,
        'We encountered an issue with the audio for your prompt. This can happen due to our safety filters.',
      );
    case 'failed':
      return failed(input, 'An internal error has occurred.');
    case 'no-video':
      return completed(input, [], 46_320);
    default: {
      const video = { type: 'video', mime_type: 'video/mp4', uri: `${fileUrl}:download?alt=media` };
      return completed(input, [video], 46_320);
    }
  }
}

function completed(input: object, content: object[], tokens: number) {
  const output_tokens_by_modality = tokens ? [{ modality: 'video', tokens }] : [];
  return {
    status: 'completed',
    steps: [input, { type: 'model_output', content }],
    usage: { output_tokens_by_modality },
  };
}

function failed(input: object, message: string) {
  return { status: 'failed', steps: [input, { type: 'model_output', error: { message } }] };
}
