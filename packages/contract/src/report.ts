import { z } from 'zod';
import {
  MAX_ADDRESS,
  MAX_OBJECTION,
  MAX_REPORT,
  MAX_REPORTER_NAME,
  MAX_WORK,
  reportKinds,
} from './report-limits.ts';
import { requiredText, textField } from './text-field.ts';

/** An e-mail address, or blank for none. */
const address = textField(MAX_ADDRESS).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'must be an e-mail address such as name@example.com, or left out',
);

/**
 * What POST /api/reports takes: a notice of article 16 of the Digital Services Act, or one of copyright.
 * Only the first three must be there: who reports a crime against a child need not say who they are.
 */
export const NewReport = z.strictObject({
  /** Of the shared page that the video was seen on: its exact place. */
  token: z.string().min(1, 'must not be empty').max(100, 'is no token of a shared page'),
  kind: z.enum(reportKinds, `must be ${reportKinds.join(', ')}`),
  /** Why. */
  text: requiredText(MAX_REPORT),
  email: address.nullish(),
  name: textField(MAX_REPORTER_NAME).nullish(),
  /** Of a copyright notice: the work, and where it is. */
  work: textField(MAX_WORK).nullish(),
  /** Whether who reports says that they believe all this to be right and complete. */
  goodFaith: z.boolean().optional(),
  /** Of a copyright notice: whether they say that they hold the right, or act for who does. */
  rightsHolder: z.boolean().optional(),
});
export type NewReport = z.output<typeof NewReport>;

/** What who reports is answered, beside 202. */
export const ReceivedReport = z.object({
  /** To name it by. */
  id: z.string(),
});
export type ReceivedReport = z.infer<typeof ReceivedReport>;

/** That an owner's video was taken down, and why: the statement of reasons. */
export const Takedown = z.object({
  at: z.iso.datetime(),
  /** What it had been reported for. */
  kind: z.enum(reportKinds),
  /** In the words of who decided. */
  reason: z.string(),
  /** Until when the owner can object, and the video is kept. */
  until: z.iso.datetime(),
  /** Null until the owner objects. */
  objection: z
    .object({
      at: z.iso.datetime(),
      text: z.string(),
      /** Null until it is decided; a video that is put back has no takedown any more. */
      answer: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    })
    .nullable(),
});
export type Takedown = z.infer<typeof Takedown>;

/** What POST /api/projects/{id}/objection takes, once for each time that a video is taken down. */
export const Objection = z.strictObject({ text: requiredText(MAX_OBJECTION) });
export type Objection = z.output<typeof Objection>;
