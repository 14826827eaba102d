import { CutConnection } from './fake.ts';
import type { Job } from './job.ts';

/** The file of a job that is done, with whatever is wrong with it. */
export async function videoFile(job: Job): Promise<Response> {
  const trouble = job.behavior.file;
  job.fetches += 1;
  if (trouble === 'missing') return new Response('Not Found', { status: 404 });
  if (trouble === 'text') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response('<!doctype html><title>Please sign in</title>', { headers });
  }
  const bytes = await job.video();
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const isCut = trouble === 'reset' && job.fetches === 1;
  const body = isCut ? cutAfter(half) : trouble === 'truncated' ? half : bytes;
  const length = trouble === 'truncated' ? half.length : bytes.length;
  return new Response(body as BodyInit, {
    headers: { 'content-type': 'video/mp4', 'content-length': String(length) },
  });
}

/** Whether a file that comes late is not there yet: it is not, the first two times it is asked for. */
export function isLate(job: Job): boolean {
  if (job.behavior.file !== 'late') return false;
  job.fetches += 1;
  return job.fetches <= 2;
}

function cutAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new CutConnection());
      isSent = true;
      controller.enqueue(bytes);
    },
  });
}
