import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { Report } from './report.ts';

/** Reports these figures, and gives what was printed, and the exit code. */
function reportOf(figures: Figure[], { isQuiet = false } = {}) {
  const printed: string[] = [];
  const report = new Report({ isQuiet }, (text) => printed.push(...text.split('\n')));
  report.add('a part', figures);
  return { exitCode: report.end(), printed };
}

const ms = { name: 'asks at 50 a second, p99', unit: 'ms' };

test('a run in which all holds ends with 0, and says so last', () => {
  const { exitCode, printed } = reportOf([
    { ...ms, value: 80, limit: 80 },
    { name: 'made', value: 50, unit: '', least: 50 },
    { name: 'told alone', value: 7, unit: 's' },
  ]);
  expect(exitCode).toBe(0);
  expect(printed.at(-1)).toBe('All that is judged holds.');
});

test.each<[string, Figure, string]>([
  [
    'over its limit',
    { ...ms, value: 143.2, limit: 80 },
    'asks at 50 a second, p99: 143 ms, 79 % over 80 ms',
  ],
  [
    'by less than a hundredth over its limit',
    { ...ms, value: 80.1, limit: 80 },
    'asks at 50 a second, p99: 80 ms, 0.12 % over 80 ms',
  ],
  [
    'under the least',
    { name: 'made', value: 48, unit: 'videos', least: 50 },
    'made: 48 videos, 4 % under 50 videos',
  ],
  [
    'over none',
    { name: 'asked of an engine twice', value: 3, unit: '', limit: 0 },
    'asked of an engine twice: 3, over 0',
  ],
  [
    'no number',
    { ...ms, value: Number.NaN, limit: 80 },
    'asks at 50 a second, p99: NaN, where it must be at most 80',
  ],
])('a figure that is %s ends it with 1, and the last line says by how much', (_, figure, line) => {
  const { exitCode, printed } = reportOf([{ ...ms, value: 1, limit: 80 }, figure]);
  expect(exitCode).toBe(1);
  expect(printed.slice(-2)).toEqual([
    'Bounds that are passed: 1, parts that failed: 0.',
    `  ${line}`,
  ]);
});

test('a time of a machine that does nothing else is told, and judged with --quiet-machine alone', () => {
  const figures: Figure[] = [
    { ...ms, value: 143, limit: 80, alone: true },
    { ...ms, value: 79, limit: 80, alone: true },
  ];
  const busy = reportOf(figures);
  expect(busy.exitCode).toBe(0);
  expect(busy.printed).toContain(
    '| asks at 50 a second, p99 | 143 ms | at most 80 | not judged: needs --quiet-machine |',
  );
  expect(busy.printed.slice(-3)).toEqual([
    'Times that are not judged: 2, beyond their bounds: 1. They hold on a machine that does nothing else (--quiet-machine).',
    '  not judged: asks at 50 a second, p99: 143 ms, 79 % over 80 ms',
    'All that is judged holds.',
  ]);
  const quiet = reportOf(figures, { isQuiet: true });
  expect(quiet.exitCode).toBe(1);
  expect(quiet.printed.at(-1)).toBe('  asks at 50 a second, p99: 143 ms, 79 % over 80 ms');
});

test('what was never answered is judged on any machine', () => {
  const never = { ...ms, value: Number.POSITIVE_INFINITY, limit: 80, alone: true } as const;
  expect(reportOf([never]).exitCode).toBe(1);
});

test('a part that fails leaves the figures of the others, and ends the run with 1', async () => {
  const printed: string[] = [];
  const report = new Report({ isQuiet: false }, (text) => printed.push(...text.split('\n')));
  await report.measure('zip', () => Promise.reject(new Error('the bucket is gone\nits log')));
  await report.measure('queue', async () => report.add('queue', [{ ...ms, value: 1, limit: 80 }]));
  expect(report.end()).toBe(1);
  expect(printed).toContain('| asks at 50 a second, p99 | 1 ms | at most 80 | holds |');
  expect(printed.slice(-2)).toEqual([
    'Bounds that are passed: 0, parts that failed: 1.',
    '  zip failed: the bucket is gone',
  ]);
});
