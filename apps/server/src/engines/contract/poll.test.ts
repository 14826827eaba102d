import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Progress } from '../engine.ts';
import { adapters, subjects } from './test-adapters.ts';
import { failureOf, faultIn, outcomeOf, unknownOf } from './test-outcomes.ts';
import { never, start } from './test-start.ts';

describe.each(subjects)('a job of $name', (subject) => {
  test('moves on until it is done, and is asked for once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { engine, submit, journal } = await subject.start({ seconds: 10 });
    const handle = await submit();
    const seen: Progress[] = [];
    for (let second = 0; second <= 10; second += 1) {
      // An engine in this process has its turn.
      for (const _ of [1, 2]) await setImmediate();
      seen.push(await engine.poll(handle, never));
      vi.setSystemTime(Date.now() + 1000);
    }
    expect([...new Set(seen.map(({ state }) => state))]).toEqual(subject.states);
    expectToMove(seen, subject.tells);
    expect(journal.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
  });

  test('goes on as long as the engine says so', async () => {
    const { engine, submit } = await subject.start({ job: 'stuck' });
    const told = subject.tells === 'fraction' ? { fraction: expect.any(Number) } : {};
    expect(await engine.poll(await submit(), never)).toEqual({ state: 'running', ...told });
  });

  test(`that the engine does not know comes to “${subject.outcomes.lost}”`, async () => {
    const { engine, submit, journal } = await subject.start();
    const unknown = unknownOf(await submit(), { journal });
    expect(await outcomeOf(engine, unknown)).toBe(subject.outcomes.lost);
  });

  const { missing: _missing, late: _late, ...ofJobs } = subject.outcomes;
  test.each(Object.entries(ofJobs))('in trouble by “%s” comes to “%s”', async (job, expected) => {
    const { engine, submit } = await subject.start({ job: job as keyof typeof ofJobs });
    expect(await outcomeOf(engine, await submit())).toBe(expected);
  });
});

/** Places in the line that go down, fractions that go up, or neither. */
function expectToMove(seen: Progress[], tells: 'position' | 'fraction' | undefined): void {
  const places = seen.flatMap((one) => ('position' in one ? [one.position ?? 0] : []));
  const fractions = seen.flatMap((one) => ('fraction' in one ? [one.fraction ?? 0] : []));
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
  expect(places.length > 1 && places[0]! > 0).toBe(tells === 'position');
  expect(fractions.at(-1)! > fractions[0]! && fractions.at(-1)! < 1).toBe(tells === 'fraction');
}

describe.each(adapters)('a poll of $name', (adapter) => {
  test('that gets no answer says nothing of the job', async () => {
    const { engine, submit } = await start(adapter, { job: 'poll-errors' });
    const handle = await submit();
    const seen: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const polled = await engine.poll(handle, never).catch(faultIn);
      seen.push('state' in polled ? polled.state : polled.kind);
    }
    expect(seen).toEqual(['retryable', 'done', 'retryable', 'done']);
  });

  test('whose answer makes no sense ends no job', async () => {
    const { engine, submit, answerWith } = await start(adapter);
    const handle = await submit();
    for (const body of ['not json', '[]', 'null']) {
      answerWith(() => new Response(body));
      expect(await outcomeOf(engine, handle)).toBe('poll threw NO_ANSWER');
    }
    answerWith(() => Response.json({ status: 'DANCING' }));
    expect(await outcomeOf(engine, handle)).toBe(adapter.unknownState);
  });

  test('of what a filter holds back gives the reason to people alone', async () => {
    const { engine, submit } = await start(adapter, { job: 'filtered' });
    const { message, detail } = await failureOf(engine, await submit());
    expect(message).toMatch(adapter.filterSays.picture);
    expect(detail).toMatch(/^the engine filtered the (?:picture|prompt)$/);
  });
});
