import { z } from 'zod';

/** What POST /api/verify answers of a file, which is sent as the field `file` of a form (multipart). */
export const Verification = z.object({
  /** Whether what the file says of itself, and the file, are as they were signed; none: it says nothing. */
  manifest: z.enum(['valid', 'invalid', 'none']),
  /** Whether it was signed by this product's authority. */
  trusted: z.boolean(),
  /**
   * Whether it was made here: these very bytes (of a poster: as this product signed them), or a video that
   * looks like one that was. What was deleted is not known any more.
   */
  madeHere: z.enum(['yes', 'similar', 'no']),
  /** The organization that signed, by its certificate. */
  signer: z.string().nullable(),
  /** ISO 8601, by the manifest. */
  createdAt: z.string().nullable(),
  /** What made it, by the manifest. */
  engine: z.string().nullable(),
  /** What was done to it, as the manifest says. */
  actions: z.array(
    z.object({
      /** By C2PA's names, such as `c2pa.created`. */
      action: z.string(),
      /** What sort of thing came of it, by IPTC's names, such as `trainedAlgorithmicMedia`. */
      digitalSourceType: z.string().nullable(),
    }),
  ),
});
export type Verification = z.infer<typeof Verification>;
