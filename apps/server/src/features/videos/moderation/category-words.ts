/** OpenAI's categories in plain words; a category of another's making has its own name. */
const WORDS: Record<string, string> = {
  sexual: 'sexual content',
  'sexual/minors': 'sexual content involving minors',
  harassment: 'harassment',
  'harassment/threatening': 'threats',
  hate: 'hatred of people',
  'hate/threatening': 'threats out of hatred of people',
  illicit: 'help with something illegal',
  'illicit/violent': 'help with weapons or violence',
  'self-harm': 'self-harm',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'instructions for self-harm',
  violence: 'violence',
  'violence/graphic': 'graphic violence',
};

const and = new Intl.ListFormat('en-US');

/**
 * Categories as a list in words. What is said more exactly by another (`violence` by
 * `violence/graphic`) is left out.
 */
export function categoryWords(categories: readonly string[]): string {
  const exact = categories.filter((name) => !categories.some((o) => o.startsWith(`${name}/`)));
  const words = exact.map((name) => WORDS[name] ?? name.replace(/[^a-z]+/gi, ' ').trim());
  return and.format(words) || 'something that is not allowed here';
}
