import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

it('keeps letters and digits and joins them by dashes', () => {
  expect(downloadName('Cat Opera - Nov 21, 2026')).toBe('cat-opera-nov-21-2026.mp4');
});

it('lets nothing through that a file system takes amiss', () => {
  expect(downloadName('../../etc/passwd')).toBe('etc-passwd.mp4');
  expect(downloadName('a\\b:c*d?e"f<g>h|i\0j')).toBe('a-b-c-d-e-f-g-h-i-j.mp4');
});

it('keeps letters of other scripts', () => {
  expect(downloadName('Törtchen für Åsa')).toBe('törtchen-für-åsa.mp4');
  expect(downloadName('イチゴ ケーキ')).toBe('イチゴ-ケーキ.mp4');
});

it('has a name for a title without any', () => {
  expect(downloadName('🍰🍓')).toBe('video.mp4');
});

it('is never too long', () => {
  expect(downloadName('cake '.repeat(60)).length).toBeLessThanOrEqual(84);
});
