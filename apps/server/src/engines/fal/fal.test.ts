import { describe, expect, test } from 'vitest';
import { fal } from '../contract/test-adapters.ts';
import { failureOf, faultOf } from '../contract/test-outcomes.ts';
import { never, serveElsewhere, start } from '../contract/test-start.ts';
import { videoRequest } from '../test-request.ts';

const SEEDANCE = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';
const VEO = 'fal-ai/veo3.1/fast';

describe('what is asked for', () => {
  const inputs = [
    [SEEDANCE, { duration: '8', resolution: '720p', generate_audio: true, seed: 7 }],
    [VEO, { duration: '8s', resolution: '720p', generate_audio: true, seed: 7, auto_fix: false }],
    ['fal-ai/kling-video/v3/standard/text-to-video', { duration: '8', generate_audio: true }],
    [
      'fal-ai/wan/v2.7/text-to-video',
      { duration: 8, resolution: '720p', seed: 7, enable_prompt_expansion: false },
    ],
    ['somebody/new-model', { duration: '8s', resolution: '720p', generate_audio: true }],
  ] as const;

  test.each(inputs)('is written as %s takes it', async (model, input) => {
    const { engineWith, submits } = await start(fal);
    const handle = await engineWith({ model }).submit(videoRequest(), never);
    expect(handle.model).toBe(model);
    expect(submits().map(({ ask }) => ask)).toMatchObject([{ model }]);
    const prompt = 'A snail sleeps in a garden';
    expect(submits()[0]?.ask?.body).toEqual({ prompt, aspect_ratio: '9:16', ...input });
  });

  test('has a model rewrite the prompt when the person wants it and no text model was asked', async () => {
    const { engineWith, submits } = await start(fal);
    const engine = engineWith({ model: VEO });
    await engine.submit(videoRequest({ enhancePrompt: true }), never);
    const wish = { enhancePrompt: true, isEnhancementTried: true };
    await engine.submit(videoRequest(wish), never);
    const [first, second] = submits().map(({ ask }) => ask?.body);
    expect(first).toMatchObject({ auto_fix: true });
    expect(second).toMatchObject({ auto_fix: false });
  });

  test.each([{ aspectRatio: '1:1' }, { generateAudio: false }] as const)(
    'goes to Seedance for %o',
    async (wish) => {
      const { engineWith, submits } = await start(fal);
      const engine = engineWith({ model: VEO });
      const handle = await engine.submit(videoRequest(wish), never);
      expect(handle.model).toBe(SEEDANCE);
      expect(engine.capabilities(handle.model)).toMatchObject({ sound: 'asked' });
      const { aspectRatio = '9:16', generateAudio = true } = wish as Partial<typeof wish>;
      const body = { aspect_ratio: aspectRatio, generate_audio: generateAudio };
      expect(submits()[0]?.ask).toMatchObject({ model: SEEDANCE, body });
    },
  );
});

describe('a submit', () => {
  test('to a model that is gone says who named it', async () => {
    const { engineWith } = await start(fal, { submit: 'model-gone' });
    const engine = engineWith({ model: VEO });
    const named = await faultOf(engine.submit(videoRequest(), never));
    expect(named.detail).toMatch(/^FAL_VIDEO_MODEL names fal-ai\/veo3.1\/fast/);
    const ours = await faultOf(engine.submit(videoRequest({ aspectRatio: '1:1' }), never));
    expect(ours.detail).toMatch(/^engines\/fal-models.ts names fal-ai\/bytedance/);
  });

  test('that a model’s own filter refuses has made nothing', async () => {
    const { submit, answerWith } = await start(fal);
    const loc = ['body', 'prompt'];
    const detail = [{ loc, msg: 'It was flagged.', type: 'content_policy_violation' }];
    answerWith(() => Response.json({ detail }, { status: 422 }));
    const fault = { created: 'no', filtered: 'prompt', billed: 'no' };
    expect(await faultOf(submit())).toMatchObject(fault);
  });

  test.each(['status_url', 'response_url', 'cancel_url'])(
    'is of unknown outcome when the %s leads elsewhere, where no key goes',
    async (field) => {
      const elsewhere = await serveElsewhere();
      const { engine, submit, answerWith } = await start(fal);
      const handle = await submit();
      const data = { ...handle.data, [field]: `${elsewhere.url}/status` };
      answerWith(() => Response.json(data));
      expect(await faultOf(submit())).toMatchObject({ created: 'unknown', code: 'NO_ANSWER' });
      await faultOf(engine.poll({ ...handle, data }, never));
      await faultOf(engine.cancel({ ...handle, data }, never));
      expect(elsewhere.requests).toEqual([]);
    },
  );
});

test('a job that fal gave up before a model could answer has failed, and is not charged', async () => {
  const { engine, submit, answerWith } = await start(fal);
  const handle = await submit();
  const gaveUp = { status: 'COMPLETED', error: 'No', error_type: 'startup_timeout' };
  answerWith(({ url }) =>
    url.endsWith('/status')
      ? Response.json(gaveUp)
      : Response.json({ detail: 'No' }, { status: 504 }),
  );
  expect(await failureOf(engine, handle)).toMatchObject({
    ...{ code: 'JOB_FAILED', billed: 'no', detail: 'fal gave up: startup_timeout' },
  });
});
