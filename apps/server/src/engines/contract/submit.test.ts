import { aspectRatios } from '@shortcake/contract/video';
import { submitTroubles } from '@shortcake/sandbox/engines/behavior';
import { describe, expect, test } from 'vitest';
import { engineIds } from '../../config/engines.ts';
import type { Handle } from '../engine.ts';
import { impatientFetch, videoRequest } from '../test-request.ts';
import { adapters, subjects } from './test-adapters.ts';
import { failureOf, faultOf, outcomeOf } from './test-outcomes.ts';
import { never, start } from './test-start.ts';

test('every engine that can be configured is held to the contract', () => {
  expect(new Set(subjects.map(({ id }) => id))).toEqual(new Set(engineIds));
});

describe.each(subjects)('a submit to $name', (subject) => {
  test('asks for one video, and gives a handle that survives JSON', async () => {
    const { engine, submit, journal } = await subject.start();
    const handle = await submit();
    expect(engine.id).toBe(subject.id);
    expect(handle).toMatchObject({ engine: subject.id, v: 1 });
    const stored = JSON.parse(JSON.stringify(handle)) as Handle;
    expect(stored).toEqual(handle);
    expect(await engine.poll(stored, never)).toMatchObject({ state: 'done' });
    expect(journal.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
  });

  test('makes a job that another worker can go on with, unless it is in this process', async () => {
    const { engine, submit, another } = await subject.start();
    const expected = engine.manner.inProcess ? subject.outcomes.lost : 'collected';
    expect(await outcomeOf(another(), await submit())).toBe(expected);
  });
});

/** Whether a job was made, as far as the adapter can know, and why it has no handle. */
const REFUSALS: Record<string, { created: 'no' | 'unknown'; code: string }> = {
  busy: { created: 'no', code: 'OVER_QUOTA' },
  unavailable: { created: 'no', code: 'OVER_QUOTA' },
  error: { created: 'unknown', code: 'NO_ANSWER' },
  reset: { created: 'unknown', code: 'NO_ANSWER' },
  hang: { created: 'unknown', code: 'NO_ANSWER' },
  'wrong-key': { created: 'no', code: 'KEY_REFUSED' },
  'model-gone': { created: 'no', code: 'MODEL_GONE' },
  refused: { created: 'no', code: 'REQUEST_REFUSED' },
};
const troubles = submitTroubles.filter((trouble) => trouble !== 'filtered');

describe.each(adapters)('a submit to $name', (adapter) => {
  test.each(adapter.models)('asks %s for the prompt, whatever else is wished', async (model) => {
    const { engineWith, submits } = await start(adapter);
    const engine = engineWith({ model });
    const prompt = 'A snail says “hello” & <waves> ünder a 🌻';
    for (const aspectRatio of aspectRatios) {
      for (const wish of [{}, { generateAudio: false }, { enhancePrompt: true }]) {
        const handle = await engine.submit(videoRequest({ prompt, aspectRatio, ...wish }), never);
        expect(submits().at(-1)?.ask).toMatchObject({ prompt, model: handle.model });
        expect(engine.capabilities(handle.model).aspectRatios).toContain('9:16');
      }
    }
  });

  test.each(troubles)('that fails by %s asks once, and says if a job was made', async (trouble) => {
    const { engineWith, submits, journal } = await start(adapter, { submit: trouble });
    const isHung = trouble.startsWith('hang');
    const engine = engineWith(isHung ? { fetch: impatientFetch({ journal }) } : {});
    const { created, code } = REFUSALS[trouble.replace('-made', '')]!;
    const fault = await faultOf(engine.submit(videoRequest(), never));
    expect(fault).toMatchObject({ name: 'SubmitError', created, code, billed: created });
    expect(submits()).toHaveLength(1);
    expect(submits()[0]?.id !== undefined).toBe(trouble.endsWith('-made'));
  });

  test('that comes too soon tells how long to wait', async () => {
    const { submit } = await start(adapter, { submit: 'busy', retryAfterSeconds: 7 });
    expect(await faultOf(submit())).toMatchObject({ retryAfterMs: 7000 });
  });

  test('with a model that is gone names the variable and the model', async () => {
    const { submit } = await start(adapter, { submit: 'model-gone' });
    const { detail } = await faultOf(submit());
    expect(detail).toContain(`${adapter.variables.model} names ${adapter.models[0]}`);
  });

  test('with nobody there has made nothing', async () => {
    const { submit, leave } = await start(adapter);
    await leave();
    expect(await faultOf(submit())).toMatchObject({ created: 'no', code: 'ENGINE_DOWN' });
  });

  test('whose answer is no handle may have made a job', async () => {
    const { submit, answerWith, requests } = await start(adapter);
    for (const body of ['<html>', '{}', '{"id":7}', '[]', 'null']) {
      requests.length = 0;
      answerWith(() => new Response(body));
      expect(await faultOf(submit())).toMatchObject({ created: 'unknown', code: 'NO_ANSWER' });
      expect(requests).toHaveLength(1);
    }
  });

  test('that hangs until it is given up throws the reason', async () => {
    const { engine, submits } = await start(adapter, { submit: 'hang-made' });
    const leaving = new AbortController();
    const submitting = engine.submit(videoRequest(), leaving.signal);
    await expect.poll(() => submits().length, { interval: 1 }).toBe(1);
    const reason = new Error('the worker stops');
    leaving.abort(reason);
    await expect(submitting).rejects.toBe(reason);
    expect(submits()).toHaveLength(1);
  });

  test('of a filtered prompt costs nothing, and gives the reason to people alone', async () => {
    const { engine, submit } = await start(adapter, { submit: 'filtered' });
    const isAtOnce = adapter.filtersAt === 'submit';
    const fault = isAtOnce ? await faultOf(submit()) : await failureOf(engine, await submit());
    expect(fault).toMatchObject({ code: 'FILTERED_PROMPT', billed: 'no' });
    if (isAtOnce) expect(fault).toMatchObject({ created: 'no' });
    expect(fault.message).toMatch(adapter.filterSays.prompt);
    expect(fault.detail).toBe('the engine filtered the prompt');
  });
});
