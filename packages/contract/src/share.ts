import { z } from 'zod';
import { TemplateData } from './project.ts';
import { MAX_SHARE_NAME } from './share-limits.ts';
import { textField } from './text-field.ts';

/** The link to a finished video, as its owner sees it. */
export const Share = z.object({
  url: z.string(),
  /** The player alone, for other people's pages. */
  embedUrl: z.string(),
  /** Whether search engines may show the page. */
  listed: z.boolean(),
  /** Whom the page names; null: nobody. */
  name: z.string().nullable(),
  /** Whether "Make one like this" may begin with the owner's own prompt. */
  allowPrompt: z.boolean(),
  /** How often the page or the player was opened. */
  views: z.int(),
});
export type Share = z.infer<typeof Share>;

/** What PATCH /api/projects/{id}/share takes: at least one of them. A blank name stands for none. */
export const ShareChanges = z
  .strictObject({
    listed: z.boolean().optional(),
    name: textField(MAX_SHARE_NAME).nullish(),
    allowPrompt: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'give listed, name, allowPrompt, or several of them',
  });
export type ShareChanges = z.output<typeof ShareChanges>;

const { templateId, aspectRatio, generateAudio, enhancePrompt, slots } = TemplateData.shape;

/** What somebody begins with who wants a video like one that was shared. */
export const SharedRecipe = z.object({
  ...{ templateId, aspectRatio, generateAudio, enhancePrompt, slots },
  /** The owner's own, where they allow it; null: the template's, with the slots filled in. */
  prompt: z.string().nullable(),
});
export type SharedRecipe = z.infer<typeof SharedRecipe>;
