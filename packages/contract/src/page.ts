import { z } from 'zod';

/** Items on one page of a list: by default, and at most. */
export const PAGE_SIZE = 100;
export const MAX_PAGE_SIZE = 200;

const LIMIT = `must be a whole number from 1 to ${MAX_PAGE_SIZE}`;

/**
 * What every list takes; it answers newest first, and names its next page in a header
 * `Link: <...>; rel="next"` while there is one.
 */
export const PageQuery = z.object({
  limit: z
    .string(LIMIT)
    .regex(/^\d{1,9}$/, LIMIT)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= MAX_PAGE_SIZE, LIMIT)
    .default(PAGE_SIZE),
  /** From the Link of the page before; means nothing to anybody else. */
  cursor: z.string('must be given once').optional(),
});
export type PageQuery = z.output<typeof PageQuery>;
