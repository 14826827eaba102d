import { randomUUID } from 'node:crypto';
import type { Fake, FakeOptions, JournalEntry } from '../fake.ts';
import { createJobs, type Job, phaseOf } from '../job.ts';
import { answerSubmit, type Refusals, retryAfter } from '../submit.ts';
import { isLate, videoFile } from '../video-file.ts';
import { type Dialect, inputOf, promptOf } from './input.ts';
import { listOf, videoOf } from './job.ts';

export type OpenAiVideosFakeOptions = FakeOptions & {
  /** Whose server it is like: `vllm-omni` takes forms alone, `sglang` JSON; the former unless said. */
  dialect?: Dialect;
};

const VIDEO = /^\/v1\/videos\/([\w-]+)(\/content|\/cancel)?$/;

const detail = (text: string, status: number) => Response.json({ detail: text }, { status });
const failure = (status: number, message: string, code: string | number, headers = {}) =>
  Response.json({ error: { message, type: 'Error', code } }, { status, headers });

const refusals: Refusals = {
  busy: (behavior) => failure(429, 'Too many requests', 429, retryAfter(behavior)),
  unavailable: (behavior) => failure(503, 'Service unavailable', 503, retryAfter(behavior)),
  error: () => failure(500, 'Internal server error', 500),
  'wrong-key': () => Response.json({ error: 'Unauthorized' }, { status: 401 }),
  filtered: () =>
    failure(400, 'Your request was rejected by the safety system.', 'moderation_blocked'),
  refused: () => detail('Invalid request body', 400),
};
const modelGone: Record<Dialect, () => Response> = {
  'vllm-omni': () =>
    detail("Model mismatch: request specifies 'one' but server is running 'another'.", 400),
  sglang: () => failure(404, 'The model does not exist.', 404),
};

/** Plays a server of one's own that speaks the OpenAI videos dialect, and chat completions. */
export function createFakeOpenAiVideos(options: OpenAiVideosFakeOptions): Fake {
  const { key, dialect = 'vllm-omni' } = options;
  const jobs = createJobs(options);
  const journal: JournalEntry[] = [];
  const note = (
    kind: 'poll' | 'file' | 'cancel' | 'list',
    id: string | undefined,
    to: Response,
  ) => {
    journal.push({ at: Date.now(), kind, ...(id !== undefined && { id }), status: to.status });
    return to;
  };

  const submit = async (request: Request) => {
    const input = await inputOf(request, dialect);
    if (input instanceof Response) return input;
    const id = `video_gen_${randomUUID().replaceAll('-', '')}`;
    const asked = jobs.ask({ id, ...input });
    const own = { ...refusals, 'model-gone': modelGone[dialect] };
    const accepted = (job: Job) => Response.json(videoOf(job, dialect, 'queued'));
    return answerSubmit(asked, { request, jobs, journal, refusals: own, accepted });
  };

  const known = (id: string) => {
    const job = jobs.get(id);
    return job?.behavior.job === 'lost' && phaseOf(job) === 'ended' ? undefined : job;
  };

  const poll = (job: Job) => {
    job.polls += 1;
    const isDown = job.behavior.job === 'poll-errors' && job.polls % 2 === 1;
    return isDown ? failure(502, 'Bad gateway', 502) : Response.json(videoOf(job, dialect));
  };

  const content = async (job: Job) => {
    const isThere = videoOf(job, dialect).status === 'completed' && job.behavior.job !== 'no-video';
    if (!isThere || isLate(job)) return detail('Generation is still in-progress', 404);
    return videoFile(job);
  };

  const remove = (job: Job) => {
    jobs.remove(job.ask.id);
    return Response.json({ id: job.ask.id, deleted: true, object: 'video.deleted' });
  };

  const cancel = (job: Job) => {
    if (phaseOf(job) === 'ended') return detail('The video has ended', 400);
    job.isCancelled = true;
    return Response.json(videoOf(job, dialect));
  };

  const ofVideo = async (method: string, id: string, part: string | undefined) => {
    const job = known(id);
    const missing = detail('Video not found', 404);
    if (method === 'GET' && part === undefined) return note('poll', id, job ? poll(job) : missing);
    if (method === 'GET' && part === '/content') {
      return note('file', id, job ? await content(job) : missing);
    }
    if (method === 'DELETE' && part === undefined) {
      return note('cancel', id, job ? remove(job) : missing);
    }
    if (method === 'POST' && part === '/cancel' && dialect === 'sglang') {
      return note('cancel', id, job ? cancel(job) : missing);
    }
    return detail('Method Not Allowed', 405);
  };

  const chat = async (request: Request) => {
    const prompt = await promptOf(request);
    if (prompt instanceof Response) return prompt;
    const text = `${prompt} The camera moves in slowly; the light is soft.`;
    const message = { role: 'assistant', content: text };
    return Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
  };

  const handler = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const { method } = request;
    if (key !== undefined && request.headers.get('authorization') !== `Bearer ${key}`) {
      return Response.json({ error: 'Unauthorized' }, { status: 401 });
    }
    const asked = VIDEO.exec(pathname);
    if (asked) return ofVideo(method, asked[1]!, asked[2]);
    if (pathname === '/v1/videos' && method === 'POST') return submit(request);
    if (pathname === '/v1/videos' && method === 'GET') {
      const list = listOf(
        jobs.all().filter(({ ask }) => known(ask.id)),
        dialect,
        searchParams,
      );
      return note('list', undefined, Response.json(list));
    }
    if (pathname === '/v1/chat/completions' && method === 'POST') return chat(request);
    return detail('Not Found', 404);
  };
  return { handler, journal };
}
