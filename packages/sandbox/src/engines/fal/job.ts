import { fractionOf, type Job, phaseOf } from '../job.ts';
import { isLate } from '../video-file.ts';

const LONGEST_LINE = 6;

/** What fal answers when it is asked how far a request is. */
export function statusOf(job: Job): Response {
  job.polls += 1;
  if (job.behavior.job === 'poll-errors' && job.polls % 2 === 1) {
    return Response.json({ detail: 'Service unavailable' }, { status: 503 });
  }
  const request_id = job.ask.id;
  if (job.isCancelled) {
    const error = { error: 'Request was cancelled', error_type: 'client_cancelled' };
    return Response.json({ status: 'COMPLETED', request_id, ...error });
  }
  const phase = phaseOf(job);
  if (phase === 'ended') {
    return Response.json({ status: 'COMPLETED', request_id, metrics: { inference_time: 1 } });
  }
  if (phase === 'running') {
    return Response.json({ status: 'IN_PROGRESS', request_id }, { status: 202 });
  }
  const queue_position = Math.floor(LONGEST_LINE * (1 - fractionOf(job) / 0.3));
  return Response.json({ status: 'IN_QUEUE', request_id, queue_position }, { status: 202 });
}

/** What fal answers when it is asked for a request's result: only there does it tell of failures. */
export function resultOf(job: Job, fileUrl: string): Response {
  const { submit, job: trouble } = job.behavior;
  if (job.isCancelled) {
    const body = { detail: 'Request was cancelled', error_type: 'client_cancelled' };
    return Response.json(body, { status: 499 });
  }
  if (phaseOf(job) !== 'ended') {
    return Response.json({ detail: 'Request is still in progress' }, { status: 400 });
  }
  if (isLate(job)) return new Response('Gateway Timeout', { status: 504 });
  const checker = 'it contained material flagged by a content checker.';
  if (submit === 'filtered') {
    const msg = `The content could not be processed because ${checker}`;
    return refusal(['body', 'prompt'], msg, 'content_policy_violation');
  }
  if (trouble === 'filtered') {
    const msg = `The generated content was held back because ${checker}`;
    return refusal(['body'], msg, 'content_policy_violation');
  }
  if (trouble === 'filtered-sound') {
    const msg = `The generated audio was held back because ${checker}`;
    return refusal(['body'], msg, 'content_policy_violation');
  }
  if (trouble === 'failed') {
    return refusal(['body'], 'The model did not generate the media.', 'no_media_generated');
  }
  if (trouble === 'no-video') return Response.json({ video: null });
  const video = { url: fileUrl, content_type: 'video/mp4', file_name: 'output.mp4' };
  return Response.json({ video, seed: job.ask.body.seed ?? 0 });
}

function refusal(loc: string[], msg: string, type: string): Response {
  const url = `https://docs.fal.ai/errors/#${type}`;
  return Response.json({ detail: [{ loc, msg, type, url }] }, { status: 422 });
}
