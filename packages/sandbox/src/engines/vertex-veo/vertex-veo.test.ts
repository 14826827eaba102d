import { expect, test } from 'vitest';
import { createFakeVertexVeo } from './vertex-veo.ts';

test('a prompt cannot be had left as it is, which Veo 3 refuses', async () => {
  const { handler, journal } = createFakeVertexVeo({
    ...{ baseUrl: 'http://localhost', key: 'the key' },
    ...{ video: async () => new Uint8Array(), script: () => ({}) },
  });
  const model = 'projects/p/locations/l/publishers/google/models/veo-3';
  const parameters = { generateAudio: true, enhancePrompt: false };
  const answer = await handler(
    new Request(`http://localhost/v1/${model}:predictLongRunning`, {
      method: 'POST',
      headers: { authorization: 'Bearer the key' },
      body: JSON.stringify({ instances: [{ prompt: 'A snail' }], parameters }),
    }),
  );
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('cannot be disabled');
  expect(journal).toEqual([]);
});
