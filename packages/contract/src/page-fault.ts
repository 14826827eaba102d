import { z } from 'zod';
import { MOST_PLACES } from './page-fault-limits.ts';

/**
 * A fault in a page's own code, as its browser tells of it: the kind of error and where in our files it
 * happened. Its message is left out, since messages quote what people typed.
 */
export const PageFault = z.strictObject({
  kind: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/, 'kind must be the name of an error, such as TypeError'),
  /** The innermost first: file, line, column. */
  places: z
    .array(
      z
        .string()
        .regex(/^[\w-]{1,100}\.js:\d{1,7}:\d{1,7}$/, 'must be a place in a file: app-1a2b.js:3:45'),
    )
    .max(MOST_PLACES),
});
export type PageFault = z.infer<typeof PageFault>;
