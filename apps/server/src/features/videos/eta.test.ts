import { expect, test } from 'vitest';
import { etaSeconds, historyOf } from './eta.ts';
import type { ViewedRow } from './queries.ts';

test('fewer than five videos are no history', () => {
  expect(historyOf([60, 60, 60, 60])).toBeNull();
  expect(historyOf([60, 60, 60, 60, 60])).toEqual({ medianSeconds: 60, p90Seconds: 60 });
});

test('a history has the time that half take, and the time that nine in ten take', () => {
  const history = historyOf([100, 10, 90, 20, 80, 30, 70, 40, 60, 50]);
  expect(history).toEqual({ medianSeconds: 50, p90Seconds: 90 });
});

const ASKED = new Date('2026-11-22T10:00:00Z');
const histories = new Map([['fal', { medianSeconds: 50, p90Seconds: 90 }]]);
const eta = (elapsed: number, row: Partial<ViewedRow> = {}) =>
  etaSeconds(
    { status: 'processing', submit_started_at: ASKED, engine: 'fal', ...row } as ViewedRow,
    histories,
    ASKED.getTime() + elapsed * 1000,
  );

test('the time left is told by the half first, then by the nine in ten, then not at all', () => {
  expect([0, 20.5, 50, 89, 90, 500].map((elapsed) => eta(elapsed))).toEqual([
    ...[50, 30, 40, 1],
    ...[null, null],
  ]);
});

test('nothing is told of what waits, has ended, or is with an engine without a history', () => {
  expect(eta(10, { status: 'pending' })).toBeNull();
  expect(eta(10, { status: 'completed' })).toBeNull();
  expect(eta(10, { submit_started_at: null })).toBeNull();
  expect(eta(10, { engine: 'studio' })).toBeNull();
});
