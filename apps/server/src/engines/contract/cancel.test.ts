import { describe, expect, test } from 'vitest';
import { billOf, charges } from '../bill.ts';
import { subjects } from './test-adapters.ts';
import { outcomeOf, unknownOf } from './test-outcomes.ts';
import { never } from './test-start.ts';

const stoppable = subjects.filter(({ cancelled }) => cancelled !== undefined);
const unstoppable = subjects.filter(({ cancelled }) => cancelled === undefined);

describe.each(stoppable)('a cancel at $name', ({ id, states, start, cancelled }) => {
  test(`stops a job, which then comes to “${cancelled}”; a second one is harmless`, async () => {
    const { engine, submit } = await start({ job: 'stuck' });
    const handle = await submit();
    expect(await engine.cancel(handle, never)).toBe('accepted');
    expect(await outcomeOf(engine, handle)).toBe(cancelled);
    await engine.cancel(handle, never);
    expect(await outcomeOf(engine, handle)).toBe(cancelled);
  });

  const begun = charges(id) ? states.slice(0, -1) : [];
  test.each(begun)('of a job that is %s says what bill.ts reckons with', async (state) => {
    const { engine, submit } = await start({
      job: 'stuck',
      ...(state === 'queued' && { seconds: 60 }),
    });
    const handle = await submit();
    const progress = await engine.poll(handle, never);
    expect(progress.state).toBe(state);
    const billed = state === 'queued' ? 'no' : 'unknown';
    const answer = await engine.cancel(handle, never);
    expect(billOf(id, { progress, answer, cancelledWhile: null })).toBe(billed);
    const later = { progress: await engine.poll(handle, never), answer: 'refused' } as const;
    expect(billOf(id, { ...later, cancelledWhile: state as 'queued' | 'running' })).toBe(billed);
  });
});

describe.each(unstoppable)('a cancel at $name', ({ id, start }) => {
  test('asks nothing, and the job goes on, whose bill is open', async () => {
    const { engine, submit, journal } = await start({ job: 'stuck' });
    const handle = await submit();
    const asked = journal.length;
    const answer = await engine.cancel(handle, never);
    expect(answer).toBe('refused');
    expect(journal).toHaveLength(asked);
    const progress = await engine.poll(handle, never);
    expect(progress).toEqual({ state: 'running' });
    expect(billOf(id, { progress, answer, cancelledWhile: null })).toBeUndefined();
  });
});

describe.each(subjects)('a cancel at $name', ({ start, cancelAfterEnd }) => {
  test('after the end is harmless', async () => {
    const { engine, submit } = await start();
    const handle = await submit();
    expect(await engine.poll(handle, never)).toMatchObject({ state: 'done' });
    expect(await engine.cancel(handle, never)).toBe(cancelAfterEnd);
    await engine.cancel(handle, never);
  });

  test('of a job that the engine does not know is refused', async () => {
    const { engine, submit, journal } = await start();
    const unknown = unknownOf(await submit(), { journal });
    expect(await engine.cancel(unknown, never)).toBe('refused');
  });
});
