import { randomUUID } from 'node:crypto';
import type { Fake, FakeOptions, JournalEntry } from '../fake.ts';
import { googleError, tooMany } from '../google/errors.ts';
import { generateContent } from '../google/gemini-text.ts';
import { createJobs, type Job, phaseOf } from '../job.ts';
import { answerSubmit, type Refusals } from '../submit.ts';
import { isLate, videoFile } from '../video-file.ts';
import { inputOf, modelNotFound } from './input.ts';
import { interactionOf, unknownInteraction } from './job.ts';

const INTERACTION = /^\/v1beta\/interactions\/([\w-]+)(\/cancel)?$/;
const FILE = /^\/v1beta\/files\/([\w-]+)(:download)?$/;
const TEXT_MODEL = /^\/v1beta\/models\/[\w.-]+:generateContent$/;

const refusals: Refusals = {
  busy: tooMany,
  unavailable: () => googleError(503, 'The model is overloaded.', { code: 'service_unavailable' }),
  error: () => googleError(500, 'An internal error has occurred.', { code: 'api_error' }),
  'wrong-key': keyInvalid,
  'model-gone': modelNotFound,
  filtered: () =>
    googleError(400, 'The prompt was blocked, since it violates our policy on violence.', {
      code: 'prohibited_content',
    }),
  refused: () => googleError(400, 'Unsupported duration.', { code: 'invalid_request' }),
};

/** Plays Gemini Omni on the Interactions API, with its files, and the text models beside it. */
export function createFakeGoogleOmni(options: FakeOptions): Fake {
  const { baseUrl, key } = options;
  const jobs = createJobs(options);
  const journal: JournalEntry[] = [];
  const note = (kind: JournalEntry['kind'], id: string, answer: Response) => {
    journal.push({ at: Date.now(), kind, id, status: answer.status });
    return answer;
  };

  const submit = async (request: Request) => {
    const body = await inputOf(request);
    if (body instanceof Response) return body;
    const id = `v1_${randomUUID()}`;
    const asked = jobs.ask({ id, model: body.model, prompt: body.input, body });
    const accepted = () => Response.json({ id, status: 'in_progress', object: 'interaction' });
    return answerSubmit(asked, { request, jobs, journal, refusals, accepted });
  };

  const cancel = (job: Job) => {
    if (phaseOf(job) === 'ended') {
      return googleError(400, 'The interaction has ended.', { code: 'failed_precondition' });
    }
    job.isCancelled = true;
    return Response.json({ id: job.ask.id, status: 'cancelled' });
  };

  const stateOf = (job: Job) => {
    const name = `files/${job.ask.id}`;
    return Response.json({ name, state: isLate(job) ? 'PROCESSING' : 'ACTIVE' });
  };

  const handler = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    const sent = request.headers.get('x-goog-api-key');
    if (key !== undefined && sent === null) {
      return googleError(403, 'Method doesn’t allow unregistered callers.', {
        status: 'PERMISSION_DENIED',
      });
    }
    if (key !== undefined && sent !== key) return keyInvalid();
    if (route === 'POST /v1beta/interactions') return submit(request);
    if (request.method === 'POST' && TEXT_MODEL.test(pathname)) return generateContent(request);
    const [, id, isCancel] = INTERACTION.exec(pathname) ?? [];
    if (id !== undefined && request.method === (isCancel ? 'POST' : 'GET')) {
      const job = jobs.get(id);
      if (!job) return note(isCancel ? 'cancel' : 'poll', id, unknownInteraction());
      if (isCancel) return note('cancel', id, cancel(job));
      return note('poll', id, interactionOf(job, `${baseUrl}/v1beta/files/${id}`));
    }
    const [, file, isDownload] = FILE.exec(pathname) ?? [];
    const job = file === undefined ? undefined : jobs.get(file);
    if (job && request.method === 'GET') {
      return note('file', job.ask.id, isDownload ? await videoFile(job) : stateOf(job));
    }
    return googleError(404, 'The resource was not found.', { code: 'not_found' });
  };
  return { handler, journal };
}

function keyInvalid(): Response {
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'API_KEY_INVALID',
    domain: 'googleapis.com',
  };
  return googleError(400, 'API key not valid. Please pass a valid API key.', {
    status: 'INVALID_ARGUMENT',
    details: [info],
  });
}
