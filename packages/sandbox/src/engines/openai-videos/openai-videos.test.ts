import { expect, test } from 'vitest';
import { createFakeOpenAiVideos } from './openai-videos.ts';

const baseUrl = 'http://localhost';
const fakes = {
  'vllm-omni': createFake('vllm-omni'),
  sglang: createFake('sglang'),
};

function createFake(dialect: 'vllm-omni' | 'sglang') {
  const video = async () => new Uint8Array([1, 2, 3]);
  return createFakeOpenAiVideos({ baseUrl, dialect, video, script: () => ({}) });
}

function ask(dialect: keyof typeof fakes, method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const init = body && { body: isForm ? body : JSON.stringify(body) };
  const headers = body && !isForm ? { 'content-type': 'application/json' } : {};
  const request = new Request(`${baseUrl}/v1${path}`, { method, headers, ...init });
  return fakes[dialect].handler(request);
}

function form(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  ['vllm-omni', 'JSON', { prompt: 'A snail' }, 422],
  ['vllm-omni', 'a prompt of nothing', form({ prompt: '' }), 422],
  ['vllm-omni', 'half a second', form({ prompt: 'A snail', seconds: '0.5' }), 422],
  ['vllm-omni', 'no size', form({ prompt: 'A snail', size: 'large' }), 422],
  ['sglang', 'a form', form({ prompt: 'A snail' }), 400],
  ['sglang', 'a seed in words', { prompt: 'A snail', seed: 'seven' }, 422],
] as const)('a server like %s refuses %s', async (dialect, _what, body, status) => {
  expect((await ask(dialect, 'POST', '/videos', body)).status).toBe(status);
  expect(fakes[dialect].journal).toEqual([]);
});

test.each([
  ['vllm-omni', 'POST', '/videos/one/cancel', 405],
  ['vllm-omni', 'GET', '/videos/one', 404],
  ['sglang', 'POST', '/videos/one/cancel', 404],
  ['sglang', 'PUT', '/videos', 404],
  ['sglang', 'GET', '/models', 404],
] as const)('%s answers %s %s with %i', async (dialect, method, path, status) => {
  expect((await ask(dialect, method, path)).status).toBe(status);
});

test('a listing comes in pages, newest first', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    const made = await ask('vllm-omni', 'POST', '/videos', form({ prompt: 'A snail' }));
    ids.push(((await made.json()) as { id: string }).id);
  }
  const [first, second, third] = ids;
  const newest = await ask('vllm-omni', 'GET', '/videos?limit=2');
  expect(await newest.json()).toMatchObject({
    data: [{ id: third }, { id: second }],
    has_more: true,
  });
  const rest = await ask('vllm-omni', 'GET', `/videos?limit=2&after=${second}`);
  expect(await rest.json()).toMatchObject({ data: [{ id: first }], has_more: false });
});
