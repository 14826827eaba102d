import { z } from 'zod';
import { categories, templateIds } from '../template-ids.ts';
import { VIDEO_DURATION } from '../video.ts';

const Slot = z
  .object({
    id: z.string().meta({ description: 'Its name in `slots`.' }),
    label: z.string().meta({ description: 'What it is about, for people.' }),
    default: z.string().meta({ description: 'What stands there when it is left out.' }),
    suggestions: z.array(z.string()).meta({ description: 'Other values that suit the sentence.' }),
    maxLength: z.int().meta({ description: 'In characters.' }),
  })
  .meta({ id: 'Slot', description: 'A place in a template that can be filled with other words.' });

/** A template, as GET /api/v1/templates lists it. */
export const ListedTemplate = z
  .object({
    id: z.enum(templateIds).meta({ description: 'For `templateData.templateId`.' }),
    title: z.string().meta({ description: 'What people call it.' }),
    description: z.string().meta({ description: 'What its video shows.' }),
    category: z.enum(categories).meta({ description: 'What kind of video it is.' }),
    duration: z.literal(VIDEO_DURATION).meta({ description: 'Every video lasts 8 seconds.' }),
    tags: z.array(z.string()).meta({ description: 'Words to find it by.' }),
    defaultPrompt: z.string().meta({ description: 'Its prompt, with each slot at its default.' }),
    slots: z.array(Slot).meta({ description: 'What can be changed without writing a prompt.' }),
  })
  .meta({ id: 'Template', description: 'A ready-made idea for a video.' });
export type ListedTemplate = z.infer<typeof ListedTemplate>;
