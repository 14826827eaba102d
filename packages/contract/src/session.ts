import { z } from 'zod';

/** A browser that a person is signed in with, as GET /api/account/sessions lists it. */
export const Session = z.object({
  id: z.string(),
  /** Browser and system, such as "Chrome on macOS"; null where the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Noted every ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
