import { randomUUID } from 'node:crypto';
import type { Fake, FakeOptions, JournalEntry } from '../fake.ts';
import { googleError, tooMany } from '../google/errors.ts';
import { generateContent } from '../google/gemini-text.ts';
import { createJobs } from '../job.ts';
import { answerSubmit, type Refusals } from '../submit.ts';
import { isLate, videoFile } from '../video-file.ts';
import { inputOf } from './input.ts';
import { gcsUriOf, operationOf, unknownOperation } from './job.ts';

const MODEL =
  /^\/v1(?:beta1)?\/(projects\/[\w-]+\/locations\/[\w-]+\/publishers\/google\/models\/([\w.-]+)):(\w+)$/;
const OBJECT = /^\/storage\/v1\/b\/([\w.-]+)\/o\/([^/]+)$/;
const METADATA = '/computeMetadata/v1/instance';

const refusals: Refusals = {
  busy: tooMany,
  unavailable: () => googleError(503, 'The service is unavailable.', { status: 'UNAVAILABLE' }),
  error: () => googleError(500, 'Internal error encountered.', { status: 'INTERNAL' }),
  'wrong-key': unauthenticated,
  'model-gone': () => googleError(404, 'The model was not found.', { status: 'NOT_FOUND' }),
  refused: () => googleError(400, 'Unsupported duration.', { status: 'INVALID_ARGUMENT' }),
};

/**
 * Plays Veo on Vertex AI and what is around it: Cloud Storage's downloads, text models, and a
 * machine's metadata server (GCE_METADATA_HOST), whose token is the only one it accepts.
 */
export function createFakeVertexVeo(options: FakeOptions): Fake {
  const jobs = createJobs(options);
  const journal: JournalEntry[] = [];
  const token = options.key ?? `ya29.${randomUUID()}`;

  const submit = async (request: Request, resource: string, model: string) => {
    const body = await inputOf(request);
    if (body instanceof Response) return body;
    const id = randomUUID();
    const asked = jobs.ask({ id, model, prompt: body.instances[0].prompt, body });
    const accepted = () => Response.json({ name: `${resource}/operations/${id}` });
    return answerSubmit(asked, { request, jobs, journal, refusals, accepted });
  };

  const poll = async (request: Request, resource: string) => {
    const body: unknown = await request.json().catch(() => undefined);
    const { operationName } = (body ?? {}) as { operationName?: unknown };
    const [, id] = String(operationName).split(`${resource}/operations/`);
    const job = id === undefined ? undefined : jobs.get(id);
    const answer = job ? await operationOf(job, String(operationName)) : unknownOperation();
    journal.push({ at: Date.now(), kind: 'poll', ...(id && { id }), status: answer.status });
    return answer;
  };

  const download = async (bucket: string, object: string) => {
    const name = decoded(object);
    const job = jobs.all().find((one) => gcsUriOf(one) === `gs://${bucket}/${name}`);
    if (name === undefined || !job) return googleError(404, 'No such object.');
    const answer = isLate(job) ? googleError(503, 'Backend Error') : await videoFile(job);
    journal.push({ at: Date.now(), kind: 'file', id: job.ask.id, status: answer.status });
    return answer;
  };

  const handler = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(METADATA)) return metadata(request, token);
    if (request.headers.get('authorization') !== `Bearer ${token}`) return unauthenticated();
    const [, bucket, object] = OBJECT.exec(pathname) ?? [];
    if (bucket && object && request.method === 'GET' && searchParams.get('alt') === 'media') {
      return download(bucket, object);
    }
    const [, resource, model, verb] = MODEL.exec(pathname) ?? [];
    if (resource && model && request.method === 'POST') {
      if (verb === 'predictLongRunning') return submit(request, resource, model);
      if (verb === 'fetchPredictOperation') return poll(request, resource);
      if (verb === 'generateContent') return generateContent(request);
    }
    return googleError(404, 'Not Found', { status: 'NOT_FOUND' });
  };
  return { handler, journal };
}

/** A part of a path; undefined when it is malformed. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function metadata(request: Request, token: string): Response {
  const headers = { 'metadata-flavor': 'Google' };
  if (request.headers.get('metadata-flavor') !== 'Google') {
    return new Response('Missing Metadata-Flavor:Google header.', { status: 403, headers });
  }
  const { pathname } = new URL(request.url);
  if (pathname === `${METADATA}/service-accounts/default/token`) {
    const body = { access_token: token, expires_in: 3599, token_type: 'Bearer' };
    return Response.json(body, { headers });
  }
  return new Response('service-accounts/\n', { headers });
}

function unauthenticated(): Response {
  return googleError(401, 'Request had invalid authentication credentials.', {
    status: 'UNAUTHENTICATED',
  });
}
