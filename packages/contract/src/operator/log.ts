import { z } from 'zod';

/** One change by an operator, as the log keeps it for ever. */
export const LogEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** An operator's address; for a command of the command line, that it was one. */
  by: z.string(),
  /** What was done, such as `grant-credits`. */
  action: z.string(),
  /** To whom or what, such as `account 1b4e...`. */
  target: z.string(),
  reason: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;
