import { expect, test } from 'vitest';
import { vllmOmni } from '../contract/test-adapters.ts';
import { never, start } from '../contract/test-start.ts';
import { videoRequest } from '../test-request.ts';

test('the text model is given the instruction and the prompt apart', async () => {
  const { engine, answerWith, requests } = await start(vllmOmni);
  const message = { content: ' A better prompt. ' };
  answerWith(() => Response.json({ choices: [{ message }] }));
  expect(await engine.enhance?.(videoRequest(), never)).toBe('A better prompt.');
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    {
      model: 'a-text-model',
      messages: [
        { role: 'system', content: expect.stringMatching(/^You rewrite prompts/) },
        { role: 'user', content: 'A snail sleeps in a garden' },
      ],
    },
  ]);
});

test.each([
  '{}',
  '{"choices":[]}',
  '{"choices":[{"message":{"content":null}}]}',
  '{"choices":[{"message":{"content":"A better pro"},"finish_reason":"length"}]}',
])('a text model that answers %s has given no prompt', async (body) => {
  const { engine, answerWith } = await start(vllmOmni);
  answerWith(() => new Response(body));
  await expect(engine.enhance?.(videoRequest(), never)).rejects.toThrow(/gave no text/);
});
