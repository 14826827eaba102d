import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Happening } from '../happenings.ts';
import { createHappenings } from './happenings.ts';

const work = {
  project: 'p',
  account: 'a',
  step: 'poll',
  engine: 'fal',
  attempt: 1,
  lease: 2,
} as const;
const TOLD: Happening[] = [
  { name: 'job.claimed', ...work },
  { name: 'credits.captured', project: 'p', account: 'a', credits: 1 },
];

/** The lines of a log at this level. */
function linesAt(level: string): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const happenings = createHappenings(pino({ level, base: null, timestamp: false }, { write }));
  for (const told of TOLD) happenings.tell({ ...told });
  return lines;
}

test('the log has how videos end and where credits go, and at debug all else', () => {
  const captured = {
    level: 30,
    happening: 'credits.captured',
    project: 'p',
    account: 'a',
    credits: 1,
  };
  expect(linesAt('info')).toEqual([{ ...captured, msg: 'happening' }]);
  expect(linesAt('debug')).toEqual([
    { level: 20, happening: 'job.claimed', ...work, msg: 'happening' },
    { ...captured, msg: 'happening' },
  ]);
});

test('who counts needs a few lines', () => {
  const happenings = createHappenings(pino({ level: 'silent' }));
  let captured = 0;
  happenings.listen((told) => {
    if (told.name === 'credits.captured') captured += told.credits;
  });
  for (const told of TOLD) happenings.tell({ ...told });
  expect(captured).toBe(1);
});
