import { templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { expectSound, sameSounds } from './record.suite.ts';

const courses = new Map<string, number[]>();

test.each(templates)('$id sounds at -16 LUFS, without clipping or holes', async (template) => {
  courses.set(template.id, await expectSound(template));
});

test('no two scenes sound the same', () => {
  expect(courses.size).toBe(templates.length);
  expect(sameSounds(courses)).toEqual([]);
});
