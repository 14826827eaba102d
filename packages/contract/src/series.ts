import { z } from 'zod';
import { PAGE_SIZE, PageQuery } from './page.ts';
import { NewProject, type NewProjectInput } from './project.ts';
import { MAX_SEARCH, MAX_TITLE } from './project-limits.ts';
import { MAX_SERIES } from './series-limits.ts';
import { requiredText, textField } from './text-field.ts';

/** Videos that were asked for together, and those that were added to them. */
export const Series = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** The price of all its videos. */
  credits: z.int(),
  counts: z.object({
    total: z.int(),
    pending: z.int(),
    processing: z.int(),
    completed: z.int(),
    failed: z.int(),
  }),
  /** In the order in which they were asked for. */
  projectIds: z.array(z.string()),
});
export type Series = z.infer<typeof Series>;

/** Counted before they are looked at: each of a million would be named in the answer. */
const items = z
  .array(z.custom<NewProjectInput>())
  .min(1, 'must have at least one')
  .max(MAX_SERIES, `may have at most ${MAX_SERIES}`)
  .pipe(z.array(NewProject));

/** What POST /api/series takes. */
export const NewSeries = z.strictObject({ title: requiredText(MAX_TITLE), items });
export type NewSeries = z.output<typeof NewSeries>;

/** What POST /api/series/{id}/items takes: videos that are added to a series. */
export const MoreOfSeries = z.strictObject({ items });
export type MoreOfSeries = z.output<typeof MoreOfSeries>;

/** What PATCH /api/series/{id} takes. */
export const SeriesChanges = z.strictObject({ title: requiredText(MAX_TITLE) });
export type SeriesChanges = z.output<typeof SeriesChanges>;

/** What GET /api/series takes beside the page. */
export const SeriesQuery = PageQuery.extend({
  /** Text of the title, in any case. Blank means none. */
  q: textField(MAX_SEARCH).optional(),
  /** Ids with commas between: of the person's series only these. */
  ids: z
    .string('must be given once')
    .transform((text) => text.split(',').filter(Boolean))
    .refine(({ length }) => length <= PAGE_SIZE, `may name at most ${PAGE_SIZE}`)
    .optional(),
});
export type SeriesQuery = z.output<typeof SeriesQuery>;
