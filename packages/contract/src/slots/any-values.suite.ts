import fc from 'fast-check';
import { expect } from 'vitest';
import { templates } from '../templates.ts';
import { fillIn } from './fill-in.ts';
import { promptFrom } from './prompt-from.ts';
import { slotsOf } from './slots.ts';
import { valuesIn } from './values-in.ts';

export type Chance = { seed: number; numRuns: number };

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    ...[
      "$& $1 $` $' $$",
      '"quoted" “so”',
      'two\nlines\r\n\nmore',
      '  ',
      '',
      '\t',
      '{says}',
      '\\u0041',
    ],
    ...[
      'من فضلك',
      '\u202eabc',
      'a\ud800',
      '\0',
      '👨‍👩‍👧🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      'x'.repeat(5000),
      'hairy brown',
      'Subject: A ',
      '.\n\n',
    ],
  ),
);
const anyTemplate = fc.constantFrom(...templates);
const anyValues = fc.dictionary(
  fc.constantFrom('says', 'answers', 'wears', 'color', 'place', 'light', 'weather', 'air', 'hat'),
  words,
);

/** A prompt is its template’s words with the values between them, whatever they are. */
export function expectWords(chance: Chance): void {
  fc.assert(
    fc.property(anyTemplate, anyValues, (template, values) => {
      Object.freeze(values);
      const { defaultPrompt } = template;
      const prompt = promptFrom(Object.freeze({ ...template }), values);
      let rest = defaultPrompt;
      let expected = '';
      const inOrder = slotsOf(template.id).toSorted(
        (one, other) => defaultPrompt.indexOf(one.default) - defaultPrompt.indexOf(other.default),
      );
      for (const slot of inOrder) {
        const at = rest.indexOf(slot.default);
        expected += rest.slice(0, at) + (values[slot.id] ?? slot.default);
        rest = rest.slice(at + slot.default.length);
      }
      expect(prompt).toBe(expected + rest);
      expect(promptFrom(template, values)).toBe(prompt);
    }),
    chance,
  );
}

/** Values of one line are found again, each in its own slot. */
export function expectFound(chance: Chance): void {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((it) => it.replace(/\s/g, ' '));
  fc.assert(
    fc.property(anyTemplate, fc.array(line, { minLength: 5, maxLength: 5 }), (template, lines) => {
      const values = Object.fromEntries(slotsOf(template.id).map(({ id }, i) => [id, lines[i]!]));
      expect(valuesIn(template, promptFrom(template, values))).toEqual(values);
    }),
    chance,
  );
}

/** Expects what is written by hand outside of the slots to outlive every value. */
export function expectKept(chance: Chance): void {
  const mark = '⟦by hand⟧';
  const anywhere = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyTemplate, anyValues, anywhere, (template, values, share) => {
      const { defaultPrompt } = template;
      const at = Math.round(share * defaultPrompt.length);
      const written = defaultPrompt.slice(0, at) + mark + defaultPrompt.slice(at);
      const found = Object.values(valuesIn(template, written));
      if (found.some((value) => value?.includes(mark))) return;
      expect(fillIn(template, written, values)).toContain(mark);
    }),
    chance,
  );
}
