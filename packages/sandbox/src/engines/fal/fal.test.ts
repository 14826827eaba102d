import { expect, test } from 'vitest';
import { behaviorInPrompt } from '../behavior.ts';
import { createFakeFal } from './fal.ts';

const baseUrl = 'http://localhost';
const { handler, journal } = createFakeFal({
  baseUrl,
  key: 'the key',
  video: async () => new Uint8Array([1, 2, 3]),
  script: behaviorInPrompt,
});

function ask(method: string, path: string, body?: object, key = 'the key') {
  const headers = { authorization: `Key ${key}` };
  const json = body && { body: JSON.stringify(body) };
  return handler(new Request(`${baseUrl}${path}`, { method, headers, ...json }));
}

test.each([
  ['fal-ai/veo3.1/fast', { duration: '8' }, 'duration'],
  ['fal-ai/veo3.1/fast', { aspect_ratio: '1:1' }, 'aspect_ratio'],
  ['fal-ai/kling-video/v3/standard/text-to-video', { duration: 8 }, 'duration'],
  ['fal-ai/wan/v2.7/text-to-video', { duration: '8' }, 'duration'],
  ['fal-ai/bytedance/seedance/v1.5/pro/text-to-video', { generate_audio: 'yes' }, 'generate_audio'],
  ['somebody/new-model', { prompt: '' }, 'prompt'],
])('%s refuses %o, and names the field', async (model, input, field) => {
  const asked = journal.length;
  const answer = await ask('POST', `/${model}`, { prompt: 'A snail', ...input });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ['body', field] }] });
  expect(journal).toHaveLength(asked);
});

test.each([
  ['GET', '/fal-ai/veo3.1/fast', 405],
  ['POST', '/fal-ai/veo3.1/requests/one/status', 405],
  ['GET', '/fal-ai/veo3.1/requests/one/status', 404],
  ['GET', '/files/one.mp4', 404],
  ['GET', '/', 404],
])('%s %s is answered with %i', async (method, path, status) => {
  expect((await ask(method, path)).status).toBe(status);
});

test('a job that is not at its end has no result, and a file is open to all', async () => {
  const running = { prompt: 'A snail [job:stuck]' };
  const stuck = (await (await ask('POST', '/somebody/new-model', running)).json()) as {
    response_url: string;
  };
  expect(new URL(stuck.response_url).pathname).toMatch(/^\/somebody\/new-model\/requests\/[\w-]+$/);
  expect((await ask('GET', new URL(stuck.response_url).pathname)).status).toBe(400);
  const done = (await (await ask('POST', '/somebody/new-model', { prompt: 'A snail' })).json()) as {
    request_id: string;
  };
  const file = await ask('GET', `/files/${done.request_id}.mp4`, undefined, 'no key');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});
