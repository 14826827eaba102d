import type { z } from 'zod';
import { Project, TemplateData } from '../project.ts';
import { described } from './described.ts';

/** One video, as /api/v1 answers it: a project of the page. */
export const Video = described(
  Project.extend({
    templateData: described(TemplateData, 'VideoSettings', 'How a video was asked for.', {
      templateId: 'The template, or `custom-prompt`.',
      category: "The template's category; `custom` for a prompt of one's own.",
      duration: 'Every video lasts 8 seconds.',
      aspectRatio: 'The shape of the picture.',
      resolution: 'The shorter side has 720 pixels.',
      generateAudio: 'Whether it has sound.',
      enhancePrompt:
        'Whether a language model may rewrite the prompt before the video model reads it.',
      seed: 'Chance: the studio makes the same frames for the same seed, prompt, template and shape.',
      slots:
        "What stands in the template's slots, by their ids; those that are missing have their default.",
    }),
  }),
  'Video',
  'One video, from the moment it was asked for.',
  {
    id: 'Its id.',
    title: 'What its owner sees it under.',
    starred: 'Marked by its owner as one to find again.',
    shared: 'Whether there is a public link to it.',
    prompt: 'What it was asked for with.',
    enhancedPrompt: 'What a language model made of the prompt; null without.',
    status: '`pending` and `processing` are under way; `completed` and `failed` are the end.',
    step: 'Where it stands on its way; null once it has ended.',
    queuePosition: 'How many are before it; null when it does not wait.',
    progress: "The engine's own progress from 0 to 1; null when it tells none.",
    etaSeconds: 'How long it is likely to take still; null when nobody knows.',
    failureReason: 'In plain words, when it failed.',
    videoUrl:
      'Where the file is at this origin, as a path, for who sends the key along; null until it is finished. `/api/v1/videos/{id}/file` is the same.',
    thumbnailUrl:
      'Where a picture of it is, as a path, for who sends the key along; null until it is finished.',
    createdAt: 'When it was asked for.',
    completedAt: 'When it was finished; null until then.',
    videosUsed: 'Credits that it took.',
    creditRefunded: 'Whether its credit came back.',
    deleteRefunds: 'Whether deleting it now gives its credit back; null once it has ended.',
    seriesId: 'The series that it is one of; null when it is none.',
    seriesIndex: 'Its place in the series, counted from 0.',
    takedown: 'Null unless an operator has taken it down: then why.',
    templateData: 'How it was asked for.',
  },
);
export type Video = z.infer<typeof Video>;
