import { z } from 'zod';
import { PageQuery } from '../page.ts';
import { MAX_SEARCH } from '../project-limits.ts';
import { projectStatuses } from '../project-status.ts';
import { textField } from '../text-field.ts';
import { aspectRatios } from '../video.ts';

/** What GET /api/admin/projects takes beside the page; all that is given has to hold. */
export const FoundProjectsQuery = PageQuery.extend({
  status: z.enum(projectStatuses, `must be ${projectStatuses.join(', ')}, or left out`).optional(),
  engine: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of an engine, or left out')
    .optional(),
  /** Text of the title, in any case, or a whole id, or the owner's whole address. Blank means all. */
  q: textField(MAX_SEARCH).optional(),
});
export type FoundProjectsQuery = z.output<typeof FoundProjectsQuery>;

/** Somebody's video, as a list has it: without its prompt. */
export const FoundProject = z.object({
  id: z.string(),
  owner: z.object({ id: z.string(), email: z.string() }),
  /** Null where it is words of the prompt. */
  title: z.string().nullable(),
  status: z.enum(projectStatuses),
  templateId: z.string(),
  /** Null until one was chosen. */
  engine: z.string().nullable(),
  failureCode: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type FoundProject = z.infer<typeof FoundProject>;

/** What only its owner knows otherwise. */
export const OpenedProject = z.object({
  prompt: z.string(),
  enhancedPrompt: z.string().nullable(),
  title: z.string(),
  templateData: z.object({
    templateId: z.string(),
    aspectRatio: z.enum(aspectRatios),
    generateAudio: z.boolean(),
    enhancePrompt: z.boolean(),
    seed: z.int(),
    slots: z.record(z.string(), z.string()),
  }),
  /** Then its files are with the report that led to it. */
  takenDown: z.boolean(),
  /** Both for this operator, for an hour; null until the video is finished, and while it is taken down. */
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
});
export type OpenedProject = z.infer<typeof OpenedProject>;
