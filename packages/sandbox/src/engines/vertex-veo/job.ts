import { googleError } from '../google/errors.ts';
import { type Job, phaseOf } from '../job.ts';
import { isLate, videoFile } from '../video-file.ts';

const ADVICE = 'If you think this was an error, send feedback.';

/** Where Veo writes the video of a job; undefined when it is to come inline. */
export function gcsUriOf({ ask }: Job): string | undefined {
  const { storageUri } = ask.body.parameters as { storageUri?: string };
  return storageUri && `${storageUri.replace(/\/*$/, '/')}${ask.id}/sample_0.mp4`;
}

/** What Vertex AI answers when it is asked how far an operation is. */
export async function operationOf(job: Job, name: string): Promise<Response> {
  job.polls += 1;
  const unavailable = () =>
    googleError(503, 'The service is unavailable.', { status: 'UNAVAILABLE' });
  if (job.behavior.job === 'poll-errors' && job.polls % 2 === 1) return unavailable();
  if (phaseOf(job) !== 'ended') return Response.json({ name });
  if (job.behavior.job === 'lost') return unknownOperation();
  const isInline = gcsUriOf(job) === undefined;
  if (isInline && isLate(job)) return unavailable();
  return Response.json({ name, done: true, ...(await ended(job)) });
}

export const unknownOperation = () =>
  googleError(404, 'The operation was not found.', { status: 'NOT_FOUND' });

async function ended(job: Job): Promise<object> {
  if (job.behavior.submit === 'filtered') {
    const message = `The prompt could not be submitted. It contains words that violate Vertex AI's usage guidelines. ${ADVICE} Support codes: 61493863`;
    return { error: { code: 3, message } };
  }
  switch (job.behavior.job) {
    case 'filtered':
      return filtered(
        `Veo could not generate 1 videos based on the prompt provided. You will not be charged for this request. Try rephrasing the prompt. ${ADVICE} Support codes: 56562880`,
      );
    case 'filtered-sound':
      return filtered(
        'We encountered an issue with the audio for your prompt, which means we could not create your video. This can sometimes happen due to our safety filters or other processing issues. Please modify your request and try again. You have not been charged for this attempt.',
      );
    case 'failed':
      return { error: { code: 13, message: 'Video generation failed due to an internal issue.' } };
    case 'no-video':
      return { response: {} };
    default:
      return { response: { videos: await videosOf(job) } };
  }
}

function filtered(reason: string) {
  return { response: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [reason] } };
}

async function videosOf(job: Job): Promise<object[]> {
  const mimeType = 'video/mp4';
  const gcsUri = gcsUriOf(job);
  if (gcsUri !== undefined) return [{ gcsUri, mimeType }];
  const file = await videoFile(job);
  if (!file.ok) return [];
  const bytesBase64Encoded = Buffer.from(await file.arrayBuffer()).toString('base64');
  return [{ bytesBase64Encoded, mimeType }];
}
