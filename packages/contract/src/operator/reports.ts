import { z } from 'zod';
import { PageQuery } from '../page.ts';
import { MAX_REPORT, reportKinds } from '../report-limits.ts';
import { requiredText } from '../text-field.ts';

/** What GET /api/admin/reports takes beside the page. */
export const ReportsQuery = PageQuery.extend({
  /** Open: a report that nobody has decided, or an objection that nobody has. */
  status: z.enum(['open', 'decided'], 'must be open or decided, or left out').optional(),
});
export type ReportsQuery = z.output<typeof ReportsQuery>;

export const reportDecisions = ['keep', 'remove'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

const decided = z.object({
  decision: z.enum(reportDecisions),
  reason: z.string(),
  /** The operator's address. */
  by: z.string(),
  at: z.iso.datetime(),
});

/** What somebody reported, what is known of the video and of its owner, and what was decided. */
export const Report = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  /** Null, as are the next three, once their time is over. */
  text: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  work: z.string().nullable(),
  goodFaith: z.boolean(),
  rightsHolder: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null once the video or its owner's account is deleted, and nothing of it is kept. */
  video: z
    .object({
      projectId: z.string(),
      title: z.string().nullable(),
      /** `gone`: its owner has deleted it. */
      state: z.enum(['shown', 'taken down', 'gone']),
      /** Where operators see it, also while it is taken down; null where nothing is kept. */
      videoUrl: z.string().nullable(),
      posterUrl: z.string().nullable(),
      /** The page that it is shared on; null while there is none. */
      sharePath: z.string().nullable(),
    })
    .nullable(),
  /** Null once the account is deleted. */
  owner: z
    .object({
      id: z.string(),
      email: z.string(),
      createdAt: z.iso.datetime(),
      suspendedAt: z.iso.datetime().nullable(),
      /** Finished videos of theirs. */
      videos: z.int(),
      /** Reports of their videos, this one among them, and what became of them. */
      reports: z.int(),
      removed: z.int(),
      /** Videos of theirs that were put back after they objected. */
      putBack: z.int(),
    })
    .nullable(),
  /** Null until it is decided. */
  decided: decided.nullable(),
  /** What the owner said against a removal; null where they said nothing. */
  objection: z
    .object({ text: z.string().nullable(), at: z.iso.datetime(), decided: decided.nullable() })
    .nullable(),
});
export type Report = z.infer<typeof Report>;

/** What POST /api/admin/reports/{id}/decide takes: of a report, or of the objection that came after. */
export const Decision = z.strictObject({
  decision: z.enum(reportDecisions, `must be ${reportDecisions.join(' or ')}`),
  /** The statement of reasons: the owner reads it, and who reported. */
  reason: requiredText(MAX_REPORT),
});
export type Decision = z.output<typeof Decision>;
