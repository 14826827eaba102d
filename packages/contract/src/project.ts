import { z } from 'zod';
import { PageQuery } from './page.ts';
import { MAX_PROMPT, MAX_SEARCH, MAX_TITLE } from './project-limits.ts';
import { projectStatuses } from './project-status.ts';
import { Takedown } from './report.ts';
import { MOST_SLOTS, type Slot } from './slots/slot.ts';
import { slotsOf } from './slots/slots.ts';
import { CUSTOM_CATEGORY, CUSTOM_TEMPLATE_ID, categories, templateIds } from './template-ids.ts';
import { findTemplate } from './templates.ts';
import { codePoints } from './text.ts';
import { requiredText, textField } from './text-field.ts';
import { aspectRatios, MAX_SEED, VIDEO_DURATION, VIDEO_RESOLUTION } from './video.ts';

/** Where a project stands on its way, told to people; null once it has ended. */
export const projectSteps = [
  'queued',
  'submitting',
  'waiting',
  'rendering',
  'checking',
  'publishing',
] as const;
export type ProjectStep = (typeof projectSteps)[number];

/** Where a project came from and how its video is to be. */
export const TemplateData = z.object({
  templateId: z.enum([...templateIds, CUSTOM_TEMPLATE_ID]),
  category: z.enum([...categories, CUSTOM_CATEGORY]),
  duration: z.literal(VIDEO_DURATION),
  aspectRatio: z.enum(aspectRatios),
  resolution: z.literal(VIDEO_RESOLUTION),
  generateAudio: z.boolean(),
  enhancePrompt: z.boolean(),
  seed: z.int().min(0).max(MAX_SEED),
  /** What stands in the template's slots, by their ids; those that are missing have their default. */
  slots: z.record(z.string(), z.string()),
});
export type TemplateData = z.infer<typeof TemplateData>;

/** One video of a person, from the moment it was asked for. */
export const Project = z.object({
  id: z.string(),
  title: z.string(),
  /** Marked by its owner as one to find again. */
  starred: z.boolean(),
  /** Whether there is a link to it that others may have. */
  shared: z.boolean(),
  prompt: z.string(),
  enhancedPrompt: z.string().nullable(),
  status: z.enum(projectStatuses),
  step: z.enum(projectSteps).nullable(),
  queuePosition: z.int().nullable(),
  /** The engine's own, 0..1; null when it tells none. Never goes back. */
  progress: z.number().min(0).max(1).nullable(),
  etaSeconds: z.number().nullable(),
  /** In plain words, when failed. */
  failureReason: z.string().nullable(),
  /** Null until it is finished, and while it is taken down; the picture's too. */
  videoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  videosUsed: z.int(),
  creditRefunded: z.boolean(),
  /** Whether deleting it now would give its credit back; null once it has ended. */
  deleteRefunds: z.boolean().nullable(),
  /** The series that it is one of, and its place in that, counted from 0. */
  seriesId: z.string().nullable(),
  seriesIndex: z.int().nullable(),
  /** Null unless it was taken down. */
  takedown: Takedown.nullable(),
  templateData: TemplateData,
});
export type Project = z.infer<typeof Project>;

const categoryOf = (templateId: TemplateData['templateId']) =>
  templateId === CUSTOM_TEMPLATE_ID ? CUSTOM_CATEGORY : findTemplate(templateId)?.category;

const slotsIn = (templateId: TemplateData['templateId']) =>
  templateId === CUSTOM_TEMPLATE_ID ? [] : slotsOf(templateId);

/** Counted before they are looked at: each of a million would be named in the answer. */
const givenSlots = z
  .record(z.string(), z.custom<string>())
  .refine((slots) => Object.keys(slots).length <= MOST_SLOTS, {
    error: `a template has at most ${MOST_SLOTS} slots`,
    abort: true,
  })
  .pipe(z.record(z.string(), textField(MAX_PROMPT)))
  // In one order, whatever the sender's: a repeated request is known by its hash.
  .transform((slots) => Object.fromEntries(Object.entries(slots).sort()));

/** What POST /api/projects takes. A blank title stands for the default one, which the server makes. */
export const NewProject = z.strictObject({
  title: textField(MAX_TITLE).nullish(),
  prompt: requiredText(MAX_PROMPT),
  templateData: z
    .strictObject({
      ...TemplateData.shape,
      aspectRatio: TemplateData.shape.aspectRatio.default('9:16'),
      resolution: TemplateData.shape.resolution.default(VIDEO_RESOLUTION),
      generateAudio: TemplateData.shape.generateAudio.default(true),
      enhancePrompt: TemplateData.shape.enhancePrompt.default(false),
      seed: TemplateData.shape.seed.optional(),
      // Absent, not empty, unless given: a request that an older version took has the same hash.
      slots: givenSlots.optional(),
    })
    .refine((data) => data.category === categoryOf(data.templateId), {
      path: ['category'],
      error: 'category must be the one of the template',
    })
    .check(({ value, issues }) => {
      const slots = new Map<string, Slot>(slotsIn(value.templateId).map((slot) => [slot.id, slot]));
      for (const [id, text] of Object.entries(value.slots ?? {})) {
        const slot = slots.get(id);
        const fault = !slot
          ? 'the template has no such slot'
          : codePoints(text) > slot.maxLength && `may have at most ${slot.maxLength} characters`;
        if (fault)
          issues.push({ code: 'custom', input: text, path: ['slots', id], message: fault });
      }
    }),
});
export type NewProject = z.output<typeof NewProject>;
/** The same as a client writes it, defaults left out. */
export type NewProjectInput = z.input<typeof NewProject>;

/** What PATCH /api/projects/{id} takes: at least one of them. A blank title stands for the default one. */
export const ProjectChanges = z
  .strictObject({
    title: textField(MAX_TITLE).nullish(),
    starred: z.boolean().optional(),
  })
  .refine(({ title, starred }) => title !== undefined || starred !== undefined, {
    error: 'give a title, starred, or both',
  });
export type ProjectChanges = z.output<typeof ProjectChanges>;

const searchedStatuses = [...projectStatuses, 'live'] as const;

/** What GET /api/projects takes beside the page; all that is given has to hold. */
export const ProjectsQuery = PageQuery.extend({
  /** Text of the title or the prompt, in any case. Blank means none. */
  q: textField(MAX_SEARCH).optional(),
  status: z
    .enum(searchedStatuses, `must be ${searchedStatuses.join(', ')}, or left out`)
    .optional(),
  series: z.string().optional(),
  starred: z.literal('true', 'must be true, or left out').optional(),
  /** Of each series one video only, its cover. Nothing else is looked for then. */
  wall: z.literal('true', 'must be true, or left out').optional(),
}).refine(
  ({ wall, q, status, series, starred }) =>
    !(wall && (q || status || series !== undefined || starred)),
  { path: ['wall'], error: 'goes without q, status, series and starred' },
);
export type ProjectsQuery = z.output<typeof ProjectsQuery>;

/** What DELETE /api/projects/{id} takes: `required` when nothing is to go unless its credit comes back. */
export const DeletionQuery = z.object({
  refund: z.literal('required', 'must be required, or left out').optional(),
});
