import { z } from 'zod';

/** What a browser must know before anybody has signed in, as GET /api/config answers. */
export const PublicConfig = z.object({
  productName: z.string(),
  stripePublishableKey: z.string().nullable(),
  sandbox: z.object({ google: z.boolean(), stripe: z.boolean() }),
  videoEngine: z.string(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
