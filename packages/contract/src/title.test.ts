import { expect, test } from 'vitest';
import { CUSTOM_TEMPLATE_ID } from './template-ids.ts';
import { codePoints } from './text.ts';
import { defaultTitle } from './title.ts';

const DAY = new Date('2026-11-21T23:59:00Z');

test('a project without a title is named by its template and the day', () => {
  expect(defaultTitle('cat-opera', DAY)).toBe('Cat Opera - Nov 21, 2026');
  expect(defaultTitle(CUSTOM_TEMPLATE_ID, DAY)).toBe('Custom Video - Nov 21, 2026');
});

test('texts are counted as people count them', () => {
  expect(codePoints('cake')).toBe(4);
  expect(codePoints('🍰🍓')).toBe(2);
});
