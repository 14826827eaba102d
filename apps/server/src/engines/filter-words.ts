/**
 * How content filters speak. No engine documents its sentences: these are the words of those that
 * people have reported. As words: "safetensors", "access violation", "case-sensitive" and
 * CUDA_LAUNCH_BLOCKING are in messages that have nothing to do with a filter.
 */
const WORDS = new RegExp(
  `\\b(?:${[
    'safety|unsafe|harmful|inappropriate|(?<!case )sensitive|nsfw|responsible ai',
    'polic(?:y|ies)|guidelines|violat(?:es|ed|ing)|prohibited|blocked|flagged',
    'filtered|content filters?|moderat(?:ed|ion)|content (?:is )?not (?:allowed|permitted)',
  ].join('|')})\\b`,
  'i',
);

/** Whether what an engine says, in codes or sentences, is a content filter's. */
export function saysFiltered(...said: (string | number | null | undefined)[]): boolean {
  return WORDS.test(said.join(' ').replaceAll(/[_-]/g, ' '));
}

/**
 * What a filter looked at that refused after the submit; `otherwise` when it does not say. Sound goes
 * before prompt: "an issue with the audio for your prompt" is about the sound that was made.
 */
export function whatWasFiltered(
  message: string,
  otherwise: 'prompt' | 'picture',
): 'prompt' | 'picture' | 'sound' {
  if (/\b(?:audio|sounds?|soundtrack|speech|voices?|music)\b/i.test(message)) return 'sound';
  return /\b(?:prompt|input|request)\b/i.test(message) ? 'prompt' : otherwise;
}
