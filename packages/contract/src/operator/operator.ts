import { z } from 'zod';

/** Who has opened the console. */
export const Operator = z.object({
  email: z.string(),
  /** When this sign-in is too old to change anything: 403 `SIGN_IN_AGAIN` from then on. */
  mayChangeUntil: z.iso.datetime(),
});
export type Operator = z.infer<typeof Operator>;
