import type { Project } from '@shortcake/contract/project';
import { defaultTitle } from '@shortcake/contract/title';
import type { Draft } from './draft.ts';

/** A draft with the prompt and the settings of a video; a title that was the default one is left to be made anew. */
export function draftFromProject({ title, prompt, createdAt, templateData }: Project): Draft {
  const { aspectRatio, generateAudio, enhancePrompt } = templateData;
  const isDefault = title === defaultTitle(templateData.templateId, new Date(createdAt));
  return { title: isDefault ? '' : title, prompt, aspectRatio, generateAudio, enhancePrompt };
}
