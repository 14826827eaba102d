const VOWEL = /[aeiou]/;
/** One vowel before one consonant, as in "cut" and "chop": the consonant doubles. */
const SHORT = /^[^aeiou]*[aeiou][bdgklmnprtz]$/;

/** A noun and its plural. */
export function nounForms(noun: string): string[] {
  if (/[^aeiou]y$/.test(noun)) return [noun, `${noun.slice(0, -1)}ies`];
  if (/(s|x|z|ch|sh)$/.test(noun)) return [noun, `${noun}es`];
  if (/[^aeiou]o$/.test(noun)) return [noun, `${noun}s`, `${noun}es`];
  return [noun, `${noun}s`];
}

/** A verb as it stands in sentences: sings, singing, and where it is regular, danced. */
export function verbForms(verb: string): string[] {
  const stem = SHORT.test(verb)
    ? verb + verb.at(-1)
    : /[^aeioy]e$|[aeiou]ge$/.test(verb)
      ? verb.slice(0, -1)
      : verb;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem.replace(/e$/, '')}ed`;
  const forms = [...nounForms(verb), `${stem.replace(/ie$/, 'y')}ing`, past];
  return VOWEL.test(verb) || verb.includes('y') ? forms : [verb];
}
