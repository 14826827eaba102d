import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { isDatabaseBusy } from '../db/is-database-busy.ts';
import { KnownError } from '../errors.ts';
import type { Log } from '../log.ts';
import { isSeldom } from '../seldom.ts';
import { fieldAt, tellIssues } from './issues.ts';

type Answer = { status: number; code: string; message: string };

/** How the framework's own refusals are told to people, by status. */
const REFUSALS: Record<number, Omit<Answer, 'status'>> = {
  404: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  412: { code: 'PRECONDITION_FAILED', message: 'It is no longer what you asked for.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'That is too much to send at once.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON (content-type: application/json).' },
  416: { code: 'RANGE_NOT_SATISFIABLE', message: 'The file does not reach that far.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a little and try again.' },
  503: { code: 'UNAVAILABLE', message: 'The service cannot answer now. Please try again shortly.' },
};

const BUSY: Answer = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'This takes too long at the moment. Please try again in a few seconds.',
};
/** For refusals of 503 that name no time of their own: what keeps us rarely lasts longer. */
const RETRY_AFTER_SECONDS = 5;

function answerFor(error: FastifyError): Answer {
  if (error instanceof KnownError) return error;
  if (isDatabaseBusy(error)) return BUSY;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, code: 'INVALID_REQUEST', message: describeIssues(error) };
  }
  const status = isDatabaseAway(error) ? 503 : statusOf(error);
  const refusal = REFUSALS[status];
  if (refusal) return { status, ...refusal };
  if (status >= 400 && status < 500) {
    return { status: 400, code: 'INVALID_REQUEST', message: error.message };
  }
  return { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' };
}

/** A folder's name, which the file server forbids, and an id too long to be one: both lead nowhere. */
function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode === 403 || statusCode === 414 ? 404 : statusCode;
}

type Issues = {
  validation: readonly { instancePath: string; message?: string }[];
  validationContext?: unknown;
};

function describeIssues({ validation, validationContext }: Issues): string {
  return tellIssues(
    validation.map(({ instancePath, message }) => ({
      field: fieldAt(instancePath.split('/').slice(1)) || String(validationContext),
      message,
    })),
  );
}

/** What every request meets until it is over: told as often as they come it would fill the log. */
const isDatabasesTrouble = (error: Error) => isDatabaseAway(error) || isDatabaseBusy(error);

/** What somebody is told of what failed; logs what nobody foresaw. */
export function noteFailure(error: FastifyError | Error, log: Pick<Log, 'error'>): Answer {
  const answer = answerFor(error as FastifyError);
  // What is refused by design, and names no cause, is no fault: a sold-out day would fill the log.
  const isByDesign = error instanceof KnownError && error.cause === undefined;
  const mayFlood = isDatabasesTrouble(error) || error instanceof KnownError;
  if (answer.status >= 500 && !isByDesign && (!mayFlood || isSeldom(error.message))) {
    log.error({ err: error }, 'request failed');
  }
  return answer;
}

/** The same for a failed request, whose reply's headers say their part already. */
export function noteError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Answer {
  const answer = noteFailure(error, request.log);
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
  return answer;
}

/** Gives a failed request a JSON answer of code and message. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, code, message } = noteError(error, request, reply);
  const details = error instanceof KnownError ? error.details : undefined;
  // A file that failed before its first byte had said what it is, and that it is to be saved.
  reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
  reply.code(status).send({ code, message, ...details });
}
