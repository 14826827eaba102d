import { expect, test } from 'vitest';
import { createFakeGoogleOmni } from './google-omni.ts';

test('polls fail with 503 and with a passing 400 by turns', async () => {
  const { handler } = createFakeGoogleOmni({
    ...{ baseUrl: 'http://localhost', video: async () => new Uint8Array() },
    script: () => ({ job: 'poll-errors' }),
  });
  const ask = (path: string, init?: RequestInit) =>
    handler(new Request(`http://localhost/v1beta/interactions${path}`, init));
  const format = { type: 'video', delivery: 'uri', aspect_ratio: '9:16' };
  const body = {
    ...{ model: 'gemini-omni-1.2-flash', input: 'A snail', background: true, store: true },
    response_format: { ...format, resolution: '720p', duration: '8s' },
    generation_config: { video_config: { task: 'text_to_video' } },
  };
  const made = await ask('', { method: 'POST', body: JSON.stringify(body) });
  const { id } = (await made.json()) as { id: string };
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4]) statuses.push((await ask(`/${id}`)).status);
  expect(statuses).toEqual([503, 200, 400, 200]);
});
