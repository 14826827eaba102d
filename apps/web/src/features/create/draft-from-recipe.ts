import type { SharedRecipe } from '@shortcake/contract/share';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import type { Draft } from './draft.ts';

/** A draft of a video like one that was shared: with the owner's prompt where they lend it, else the template's. */
export function draftFromRecipe(recipe: SharedRecipe): Draft {
  const { templateId, slots, aspectRatio, generateAudio, enhancePrompt } = recipe;
  const template = findTemplate(templateId);
  const prompt = recipe.prompt ?? (template ? promptFrom(template, slots) : '');
  return { title: '', prompt, aspectRatio, generateAudio, enhancePrompt };
}
