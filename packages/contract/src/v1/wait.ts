import { z } from 'zod';

export const LONGEST_WAIT_SECONDS = 60;

const WAIT = `must be a whole number of seconds from 0 to ${LONGEST_WAIT_SECONDS}`;

/** What GET /api/v1/videos/{id} takes: how long to wait for its end, in seconds. */
export const WaitQuery = z.strictObject({
  wait: z
    .string(WAIT)
    .regex(/^\d{1,3}$/, WAIT)
    .transform(Number)
    .refine((seconds) => seconds <= LONGEST_WAIT_SECONDS, WAIT)
    .default(0)
    .meta({
      description: 'How many seconds to wait for the end.',
      override: { type: 'integer', minimum: 0, maximum: LONGEST_WAIT_SECONDS, default: 0 },
    }),
});
