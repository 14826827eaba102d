import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { InvalidRequestError } from '../../platform/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { accountIdOf } from '../sessions/session.ts';
import type { Asking } from '../videos/insert-paid.ts';
import type { Moderate } from '../videos/moderation/moderator.ts';
import type { CreateOptions } from './service.ts';

/** 100 prompts of 5,000 emoji of four bytes each, with room for titles, slots and escapes. */
export const MOST_SERIES_BYTES = 4_000_000;

/** How series are asked for, whoever asks: a page or a program. */
export type SeriesAsking = Asking & {
  /** How long one of a series waits for its turn, at most. */
  queueSeconds: number;
  moderate: Moderate;
  /** Counts the prompts that somebody has looked at, also those that are then not paid for. */
  limitLooks: Limit;
  /** Stands before each call with a body of so many bytes. */
  takeLargeBodies: onRequestAsyncHookHandler;
};

/** What a request for videos of a series is carried out by. Throws InvalidRequestError without a key for repeats. */
export const askOptionsOf = (asking: SeriesAsking, request: FastifyRequest): CreateOptions =>
  askOptionsFor(asking, accountIdOf(request), requireIdempotencyKey(request));

/** The same for who names the person and the key for repeats. */
export function askOptionsFor(
  { moderate, limitLooks, takeLargeBodies: _, ...asking }: SeriesAsking,
  accountId: string,
  idempotencyKey: string,
): CreateOptions {
  return {
    ...asking,
    moderate: async (prompt) => {
      limitLooks(accountId);
      return moderate(prompt);
    },
    idempotencyKey,
  };
}

function requireIdempotencyKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  if (key !== undefined) return key;
  throw new InvalidRequestError('Idempotency-Key: must be sent, so that a retry costs nothing');
}
