import type { NewProjectInput } from '@shortcake/contract/project';
import { ownValues } from '@shortcake/contract/slots/slot-values';
import type { Template } from '@shortcake/contract/template';
import { CUSTOM_CATEGORY, CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import type { AspectRatio } from '@shortcake/contract/video';
import { VIDEO_DURATION, VIDEO_RESOLUTION } from '@shortcake/contract/video';

export type VideoWish = NewProjectInput;

/** A template's video; what the prompt says in its slots goes along, where that is not the template's own. */
export function templateWish(template: Template, prompt: string): VideoWish {
  const { id, category, duration } = template;
  const slots = ownValues(template, prompt);
  const own = Object.keys(slots).length > 0 && { slots };
  return { prompt, templateData: { templateId: id, category, duration, ...own } };
}

export type CustomVideo = {
  title: string;
  prompt: string;
  aspectRatio: AspectRatio;
  generateAudio: boolean;
  enhancePrompt: boolean;
};

/** Without a title of its own the server gives it "Custom Video - <date>". */
export function customWish({ title, prompt, ...settings }: CustomVideo): VideoWish {
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    prompt,
    templateData: {
      templateId: CUSTOM_TEMPLATE_ID,
      category: CUSTOM_CATEGORY,
      duration: VIDEO_DURATION,
      resolution: VIDEO_RESOLUTION,
      ...settings,
    },
  };
}
