import { z } from 'zod';
import { ErrorBody, type ErrorCode } from '../errors.ts';

/** What a call of /api/v1 may be refused with, and under which status. */
export const v1Errors = {
  INVALID_REQUEST: { status: 400, says: 'Something sent does not fit; the message names it.' },
  UNAUTHORIZED: { status: 401, says: 'There is no key, or it counts no more.' },
  INSUFFICIENT_CREDITS: { status: 402, says: 'There are not enough credits. Nothing was taken.' },
  KEY_CAP_REACHED: { status: 402, says: 'The key has spent its credits of this month.' },
  SCOPE_MISSING: { status: 403, says: 'The key may not do this.' },
  CROSS_SITE: { status: 403, says: 'A browser sent this from another site.' },
  SUSPENDED: { status: 403, says: 'The account is suspended.' },
  NOT_FOUND: { status: 404, says: "It does not exist, or is somebody else's." },
  TIMEOUT: { status: 408, says: 'The request took too long to arrive.' },
  IDEMPOTENCY_MISMATCH: { status: 409, says: 'The Idempotency-Key was used for another request.' },
  NO_REFUND: {
    status: 409,
    says: 'Its credit would not come back, and `refund=required` was said.',
  },
  NOT_FINISHED: { status: 409, says: 'The video is not finished, so that there is no file.' },
  TOO_MANY_WEBHOOKS: { status: 409, says: 'There are as many endpoints as one person may have.' },
  WEBHOOK_OFF: { status: 409, says: 'The endpoint is switched off.' },
  PRECONDITION_FAILED: { status: 412, says: 'It is no longer what the request asked for.' },
  PAYLOAD_TOO_LARGE: { status: 413, says: 'The body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, says: 'The body is no JSON.' },
  RANGE_NOT_SATISFIABLE: { status: 416, says: 'The file does not reach that far.' },
  EXPECTATION_FAILED: {
    status: 417,
    says: 'The header Expect asks for something that is not supported.',
  },
  PROMPT_REFUSED: { status: 422, says: 'Moderation refuses the prompt. Nothing was taken.' },
  RATE_LIMITED: { status: 429, says: 'Too many requests: wait as long as Retry-After says.' },
  TOO_MANY_REFUSALS: { status: 429, says: 'Engines refused too many prompts of this account.' },
  HEADERS_TOO_LARGE: { status: 431, says: 'The headers are too large.' },
  INTERNAL: { status: 500, says: 'Something went wrong on our side.' },
  SOLD_OUT_TODAY: { status: 503, says: 'No more videos can be made today. Nothing was taken.' },
  NO_ENGINE: { status: 503, says: 'No video engine can be asked now. Nothing was taken.' },
  UNAVAILABLE: { status: 503, says: 'The service cannot answer now: try again after Retry-After.' },
} as const satisfies Partial<Record<ErrorCode, { status: number; says: string }>>;
export type V1Error = keyof typeof v1Errors;

/** The body of every answer of 400 or more. */
export const ApiError = z
  .object({
    code: z.enum(Object.keys(v1Errors) as V1Error[]).meta({ description: 'For programs.' }),
    message: z.string().meta({ description: 'For people: what happened, and what to change.' }),
    needed: ErrorBody.shape.needed.meta({ description: 'Of 402: credits that it takes.' }),
    available: ErrorBody.shape.available.meta({ description: 'Of 402: credits that there are.' }),
    items: ErrorBody.shape.items.meta({
      description: 'Of PROMPT_REFUSED for a series: which of its items, counted from 0.',
    }),
  })
  .meta({ id: 'Error', description: 'What went wrong.' });
