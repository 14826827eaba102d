import { expect, test } from 'vitest';
import { fal } from '../contract/test-adapters.ts';
import { never, start } from '../contract/test-start.ts';
import { videoRequest } from '../test-request.ts';

/** A text model behind the queue, that is ready at this poll. */
async function startText(output: string, readyAt: number) {
  const { engine, submit, answerWith, requests } = await start(fal);
  const { data } = await submit();
  requests.length = 0;
  const polls = () => requests.filter(({ url }) => url.endsWith('/status')).length;
  answerWith(() => {
    const status = polls() < readyAt ? 'IN_PROGRESS' : 'COMPLETED';
    return Response.json({ ...data, status, output });
  });
  return { engine, polls, requests };
}

test('the text model is given the instruction and the prompt apart, and waited for', async () => {
  const { engine, polls, requests } = await startText(' A better prompt. ', 3);
  expect(await engine.enhance?.(videoRequest(), never)).toBe('A better prompt.');
  expect(polls()).toBe(3);
  expect(await requests[0]?.json()).toEqual({
    model: 'google/a-text-model',
    system_prompt: expect.stringMatching(/^You rewrite prompts/),
    prompt: 'A snail sleeps in a garden',
  });
});

test('a text model that gives nothing has given no prompt', async () => {
  const { engine } = await startText(' ', 1);
  await expect(engine.enhance?.(videoRequest(), never)).rejects.toThrow(/empty/);
});
