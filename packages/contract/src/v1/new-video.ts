import { z } from 'zod';
import { NewProject, TemplateData } from '../project.ts';
import { MAX_PROMPT, MAX_TITLE } from '../project-limits.ts';
import { MAX_SERIES } from '../series-limits.ts';
import { promptFrom } from '../slots/prompt-from.ts';
import { CUSTOM_CATEGORY, CUSTOM_TEMPLATE_ID } from '../template-ids.ts';
import { findTemplate } from '../templates.ts';
import { requiredText } from '../text-field.ts';
import { VIDEO_DURATION } from '../video.ts';

const of = TemplateData.shape;
const slots = z.record(z.string(), z.custom<string>()).meta({
  description: "Values for the template's slots, by their ids, which the list of templates has.",
  example: { says: 'Peel-good vibes only!' },
  override: { additionalProperties: { type: 'string' } },
});

/** What is written into a request for a video: of a template nothing but its id must be. */
export const WrittenVideo = z.strictObject({
  title: z
    .string()
    .nullish()
    .meta({
      description: `At most ${MAX_TITLE} characters; a default one when it is left out or blank.`,
      example: 'Banana on Monday',
    }),
  prompt: z
    .string()
    .optional()
    .meta({
      description: `What the video shows, at most ${MAX_PROMPT} characters. Left out, it is the template's own with the slots filled in; \`custom-prompt\` needs one.`,
    }),
  templateData: z
    .strictObject({
      templateId: of.templateId.meta({
        description: 'The template, or `custom-prompt`.',
        example: 'banana-face-slicing',
      }),
      category: of.category.optional().meta({
        description: "The template's own, or `custom`; may be left out.",
      }),
      // Defaults are words here: by `default` generators of clients take a field for required.
      duration: of.duration.optional().meta({ description: 'Always 8 seconds.' }),
      aspectRatio: of.aspectRatio.optional().meta({
        description: 'The shape of the picture; 9:16 when it is left out.',
      }),
      resolution: of.resolution.optional().meta({ description: 'Always 720p.' }),
      generateAudio: of.generateAudio.optional().meta({
        description: 'Whether it has sound; it has when this is left out.',
      }),
      enhancePrompt: of.enhancePrompt.optional().meta({
        description:
          'Whether a language model may rewrite the prompt; it may not when this is left out.',
      }),
      seed: of.seed.optional().meta({ description: 'A fresh one when it is left out.' }),
      slots: slots.optional(),
    })
    .meta({ description: 'What to make it from.' }),
});

function filledIn({ title, prompt, templateData }: z.output<typeof WrittenVideo>) {
  const template = findTemplate(templateData.templateId);
  const category =
    templateData.templateId === CUSTOM_TEMPLATE_ID ? CUSTOM_CATEGORY : template?.category;
  const written = prompt ?? (template && promptFrom(template, templateData.slots ?? {})) ?? '';
  return {
    ...(title === undefined ? {} : { title }),
    prompt: written,
    templateData: { category, duration: VIDEO_DURATION, ...templateData },
  };
}

/**
 * What POST /api/v1/videos takes: what the page sends, or less. Of a template the server knows the category,
 * the prompt, and where slots stand in it.
 */
export const NewVideo = WrittenVideo.transform(filledIn)
  // What it is to be is what the page's schema says.
  .pipe(
    NewProject as unknown as z.ZodType<z.output<typeof NewProject>, ReturnType<typeof filledIn>>,
  )
  .meta({ id: 'NewVideo', description: 'A video to make. It costs one credit.' });
export type NewVideo = z.output<typeof NewVideo>;
export type NewVideoInput = z.input<typeof NewVideo>;

/** Counted before they are looked at: each of a million would be named in the answer. */
const items = z
  .array(z.custom<NewVideoInput>())
  .min(1, 'must have at least one')
  .max(MAX_SERIES, `may have at most ${MAX_SERIES}`)
  .pipe(z.array(NewVideo))
  .meta({
    description: 'The videos, in their order.',
    override: {
      type: 'array',
      items: { $ref: '#/components/schemas/NewVideo' },
      minItems: 1,
      maxItems: MAX_SERIES,
    },
  });

/** What POST /api/v1/series takes. */
export const NewVideoSeries = z
  .strictObject({
    title: requiredText(MAX_TITLE).meta({
      description: 'What its owner sees it under.',
      example: 'Fruit week',
    }),
    items,
  })
  .meta({
    id: 'NewSeries',
    description: 'Videos to make together. It costs a credit for each; all are made, or none.',
  });
export type NewVideoSeries = z.output<typeof NewVideoSeries>;
