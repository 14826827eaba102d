import { expect, test } from 'vitest';
import { engineIds } from '../config/engines.ts';
import { billOf, charges } from './bill.ts';
import type { Progress } from './engine.ts';
import { filtered, jobCancelled, jobFailed, jobLost } from './faults.ts';

const queued: Progress = { state: 'queued' };
const running: Progress = { state: 'running' };
const done: Progress = { state: 'done', output: { kind: 'answer' } };
const failed = (fault: (Progress & { state: 'failed' })['fault']): Progress => ({
  state: 'failed',
  fault,
});

/** The engine's word, what it made of the cancel, its word when it was told first; what it charges. */
const ANSWERS = [
  ['queued, and stopped there', queued, 'accepted', null, 'no'],
  ['running, and stopped on the way', running, 'accepted', null, 'unknown'],
  ['queued, and not to be stopped', queued, 'refused', null, undefined],
  ['running, and not to be stopped', running, 'refused', null, undefined],
  ['done', done, 'refused', null, 'yes'],
  ['done although a cancel was accepted', done, 'accepted', 'queued', 'yes'],
  ['failed for nothing', failed(jobFailed('', 'no')), 'refused', null, 'no'],
  ['failed, who knows', failed(jobFailed('', 'unknown')), 'refused', null, 'unknown'],
  ['filtered for nothing', failed(filtered('prompt', '', 'no')), 'refused', null, 'no'],
  ['forgotten by itself', failed(jobLost('')), 'refused', null, 'no'],
  ['stopped by who knows whom', failed(jobCancelled('')), 'refused', null, 'unknown'],
  ['stopped by us in the queue', failed(jobCancelled('')), 'refused', 'queued', 'no'],
  ['stopped by us on the way', failed(jobCancelled('')), 'refused', 'running', 'unknown'],
  ['forgotten as we told it in the queue', failed(jobLost('')), 'refused', 'queued', 'no'],
  ['forgotten as we told it on the way', failed(jobLost('')), 'refused', 'running', 'unknown'],
] as const;

for (const engine of ['fal', 'google-omni', 'openai-videos']) {
  test.each(ANSWERS)(`${engine}: %s`, (_name, progress, answer, cancelledWhile, billed) => {
    expect(billOf(engine, { progress, answer, cancelledWhile })).toBe(billed);
  });
}

// What Veo and engines that nobody has read up on take for a cancel counts for nothing.
test.each(['vertex-veo', 'another'])('%s: no cancel makes a job free', (engine) => {
  const answer = 'accepted';
  for (const progress of [queued, running]) {
    expect(billOf(engine, { progress, answer, cancelledWhile: null })).toBe('unknown');
  }
  const stopped = { progress: failed(jobCancelled('')), answer, cancelledWhile: 'queued' } as const;
  expect(billOf(engine, stopped)).toBe('unknown');
});

test('every engine but the studio charges', () => {
  expect(engineIds.filter((id) => !charges(id))).toEqual(['studio']);
});
