import { findTemplate } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { expectSound, sameSounds } from './record.suite.ts';

// The loudest and the quietest; record.deep.test.ts records those of all templates.

const few = [
  // Glass that is struck, and breaks: the highest peaks.
  'glass-strawberry-slicing',
  // Whispers: the quietest, which has to be raised the most.
  'whisper-girl-asmr',
].map((id) => findTemplate(id)!);
const courses = new Map<string, number[]>();

test.each(few)('$id sounds at -16 LUFS, without clipping or holes', async (template) => {
  courses.set(template.id, await expectSound(template));
});

test('no two scenes sound the same', () => {
  expect(courses.size).toBe(few.length);
  expect(sameSounds(courses)).toEqual([]);
});
