import type { Topic } from '../lexicon/lexicon.ts';

/** Begins what Enhance Prompt writes; what comes before is the person's own. */
export const MARK = "\n\nDirector's notes: ";

/** The person's own part of a prompt. */
export function ownWords(prompt: string): string {
  const at = prompt.indexOf(MARK.trim());
  return at < 0 ? prompt : prompt.slice(0, at);
}

/** How the mark reads as words. */
export const markTokens = ['director', 'notes', ':'] as const;

/**
 * What each labeled part of the notes may decide: "a pool of warm light" must not be taken for a
 * beach. People may edit the notes, and are understood as long as they keep to the labels.
 */
export const noteTopics: Record<string, readonly Topic[]> = {
  subject: ['subject', 'color', 'wear'],
  action: ['action'],
  setting: ['place'],
  air: ['weather', 'float'],
  light: ['mood'],
  camera: ['camera'],
  sound: ['music'],
};
