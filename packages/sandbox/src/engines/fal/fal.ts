import { randomUUID } from 'node:crypto';
import type { Fake, FakeOptions, JournalEntry } from '../fake.ts';
import { createJobs, type Job, phaseOf } from '../job.ts';
import { answerSubmit, type Refusals, retryAfter } from '../submit.ts';
import { videoFile } from '../video-file.ts';
import { faultsOf } from './input.ts';
import { resultOf, statusOf } from './job.ts';

const REQUEST = /^\/[\w.-]+\/[\w.-]+\/requests\/([\w-]+)(\/status|\/cancel)?$/;
const FILE = /^\/files\/([\w-]+)\.mp4$/;
const MODEL = /^\/([\w.-]+(?:\/[\w.-]+)+)$/;

const detail = (text: string, status: number, headers = {}) =>
  Response.json({ detail: text }, { status, headers });

// It has no form for a filter at submit: what it filters, it says with the result.
const refusals: Refusals = {
  busy: (behavior) => detail('Too many requests', 429, retryAfter(behavior)),
  unavailable: (behavior) => detail('Service unavailable', 503, retryAfter(behavior)),
  error: () => detail('Internal server error', 500),
  'wrong-key': () => detail('Cannot access application. Authentication is required.', 401),
  'model-gone': () => detail('Application not found', 404),
  refused: () => Response.json({ detail: faultsOf('', {}) }, { status: 422 }),
};

/** Plays fal's queue API, with its text models as `openrouter/router`. */
export function createFakeFal(options: FakeOptions): Fake {
  const { baseUrl, key } = options;
  const jobs = createJobs(options);
  const texts = new Map<string, string>();
  const journal: JournalEntry[] = [];

  const addresses = (model: string, id: string) => {
    const url = `${baseUrl}/${model.split('/', 2).join('/')}/requests/${id}`;
    return {
      request_id: id,
      response_url: url,
      status_url: `${url}/status`,
      cancel_url: `${url}/cancel`,
    };
  };

  const submit = async (request: Request, model: string) => {
    const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
    const faults = faultsOf(model, body);
    if (faults.length > 0) return Response.json({ detail: faults }, { status: 422 });
    const id = randomUUID();
    const accepted = () =>
      Response.json({ status: 'IN_QUEUE', queue_position: 0, ...addresses(model, id) });
    if (model === 'openrouter/router') {
      texts.set(id, `${body.prompt} The camera moves in slowly; the light is soft.`);
      return accepted();
    }
    const asked = jobs.ask({ id, model, prompt: String(body.prompt), body });
    return answerSubmit(asked, { request, jobs, journal, refusals, accepted });
  };

  const cancel = (job: Job) => {
    if (phaseOf(job) === 'ended') {
      return Response.json({ status: 'ALREADY_COMPLETED' }, { status: 400 });
    }
    job.isCancelled = true;
    return Response.json({ status: 'CANCELLATION_REQUESTED' }, { status: 202 });
  };

  const ofText = (id: string, verb: string | undefined) => {
    if (verb === '/status') return Response.json({ status: 'COMPLETED', request_id: id });
    return Response.json({ output: texts.get(id), reasoning: null, partial: false, error: null });
  };

  const ofRequest = (method: string, id: string, verb: string | undefined) => {
    if (texts.has(id)) return ofText(id, verb);
    const isCancel = verb === '/cancel';
    if (method !== (isCancel ? 'PUT' : 'GET')) return detail('Method Not Allowed', 405);
    const job = jobs.get(id);
    const isLost = job?.behavior.job === 'lost' && phaseOf(job) === 'ended';
    const answer = (() => {
      if (!job || isLost) return detail('Request not found', 404);
      if (isCancel) return cancel(job);
      return verb === '/status' ? statusOf(job) : resultOf(job, `${baseUrl}/files/${id}.mp4`);
    })();
    const kind = isCancel ? 'cancel' : 'poll';
    journal.push({ at: Date.now(), kind, id, status: answer.status });
    return answer;
  };

  const handler = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const file = FILE.exec(pathname);
    if (file) {
      const job = jobs.get(file[1]!);
      const answer = job ? await videoFile(job) : detail('Not Found', 404);
      journal.push({ at: Date.now(), kind: 'file', id: file[1]!, status: answer.status });
      return answer;
    }
    if (key !== undefined && request.headers.get('authorization') !== `Key ${key}`) {
      return detail('Cannot access application. Authentication is required.', 401);
    }
    const asked = REQUEST.exec(pathname);
    if (asked) return ofRequest(request.method, asked[1]!, asked[2]);
    const model = MODEL.exec(pathname)?.[1];
    if (model === undefined) return detail('Not Found', 404);
    return request.method === 'POST' ? submit(request, model) : detail('Method Not Allowed', 405);
  };
  return { handler, journal };
}
