/** Longest title and prompt of a project, in code points. */
export const MAX_TITLE = 200;
export const MAX_PROMPT = 5000;

/** The length of a text as people count it: in code points, so that an emoji is one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
