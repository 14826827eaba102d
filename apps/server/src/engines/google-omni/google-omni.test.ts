import { expect, test } from 'vitest';
import { googleOmni } from '../contract/test-adapters.ts';
import { failureOf } from '../contract/test-outcomes.ts';
import { never, start } from '../contract/test-start.ts';
import { videoRequest } from '../test-request.ts';

test('all that was asked for is in the request', async () => {
  const { submit, submits } = await start(googleOmni);
  expect(await submit()).toMatchObject({ model: 'gemini-omni-1.2-flash' });
  expect(submits()[0]?.ask?.body).toEqual({
    model: 'gemini-omni-1.2-flash',
    input: 'A snail sleeps in a garden',
    background: true,
    store: true,
    response_format: {
      type: 'video',
      delivery: 'uri',
      aspect_ratio: '9:16',
      resolution: '720p',
      duration: '8s',
    },
    generation_config: { video_config: { task: 'text_to_video' }, seed: 7 },
  });
});

test('a wide video is asked for as such, and a square one as an upright one', async () => {
  const { submit, submits } = await start(googleOmni);
  await submit(videoRequest({ aspectRatio: '16:9' }));
  await submit(videoRequest({ aspectRatio: '1:1' }));
  const shapes = submits().map(({ ask }) => ask?.body.response_format);
  expect(shapes).toMatchObject([{ aspect_ratio: '16:9' }, { aspect_ratio: '9:16' }]);
});

test('a model that is not known to take a seed is not sent one', async () => {
  const { engineWith, submits } = await start(googleOmni);
  await engineWith({ model: 'gemini-omni-3-flash' }).submit(videoRequest(), never);
  expect(submits()[0]?.ask?.body).not.toHaveProperty('generation_config.seed');
});

test('a filter that lets the model explain itself, and one that lets it fail, are both known', async () => {
  const { engine, submit } = await start(googleOmni, { job: 'filtered' });
  expect(await failureOf(engine, await submit())).toMatchObject({ filtered: 'prompt' });
  expect(await failureOf(engine, await submit())).toMatchObject({ filtered: 'picture' });
});
