import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sglang, vllmOmni } from '../contract/test-adapters.ts';
import { failureOf, faultOf } from '../contract/test-outcomes.ts';
import { KEY, never, newFolder, start } from '../contract/test-start.ts';
import { createDownload } from '../download/download.ts';
import { videoRequest } from '../test-request.ts';
import { OpenAiVideosEngine } from './openai-videos.ts';

describe('what is asked for', () => {
  const fields = {
    model: 'a-model',
    prompt: 'A snail sleeps in a garden',
    seconds: '8',
    size: '720x1280',
  };

  test('is a form for vLLM-Omni, with the sound that is wanted', async () => {
    const { submit, submits } = await start(vllmOmni);
    const data = { id: expect.stringMatching(/^video_gen_/) };
    expect(await submit()).toEqual({ engine: 'openai-videos', model: 'a-model', v: 1, data });
    await submit(videoRequest({ generateAudio: false, aspectRatio: '1:1' }));
    expect(submits().map(({ ask }) => ask?.body)).toEqual([
      { ...fields, seed: '7', generate_sound: 'true' },
      { ...fields, seed: '7', generate_sound: 'false', size: '720x720' },
    ]);
  });

  test('is JSON for SGLang', async () => {
    const { submit, submits } = await start(sglang);
    await submit(videoRequest({ aspectRatio: '16:9' }));
    expect(submits()[0]?.ask?.body).toEqual({ ...fields, seed: 7, size: '1280x720' });
  });

  test.each([undefined, KEY])('goes out with the key %s', async (apiKey) => {
    const { url, requests, answerWith } = await start(vllmOmni);
    answerWith(() => Response.json({ id: 'one' }));
    const download = createDownload({ privateOrigins: [] });
    const baseUrl = `${url}/v1`;
    const options = {
      apiKey,
      baseUrl,
      model: 'a-model',
      body: 'multipart',
      fetch,
      download,
    } as const;
    await new OpenAiVideosEngine(options).submit(videoRequest(), never);
    const keys = requests.map(({ headers }) => headers.get('authorization'));
    expect(keys).toEqual([apiKey ? `Bearer ${apiKey}` : null]);
  });
});

/** A job of a server that answers everything like this. */
async function startAnswering(answer: () => Response) {
  const { engine, submit, answerWith } = await start(vllmOmni);
  const handle = await submit();
  answerWith(answer);
  return { engine, handle };
}

describe('a poll', () => {
  const failedWith = (error: unknown) => () => Response.json({ status: 'failed', error });

  test.each([
    [{ code: 'moderation_blocked', message: '' }, 'FILTERED_PICTURE'],
    [{ code: null, message: 'Your request was blocked by our system.' }, 'FILTERED_PROMPT'],
    [{ message: 'The prompt contains NSFW words.' }, 'FILTERED_PROMPT'],
    [{ code: 400, message: 'The audio is against the content policy.' }, 'FILTERED_SOUND'],
    [{ code: 500, message: 'Access violation; set CUDA_LAUNCH_BLOCKING=1' }, 'JOB_FAILED'],
    [{ message: 'cannot open model.safetensors' }, 'JOB_FAILED'],
    [null, 'JOB_FAILED'],
    ['out of memory', 'JOB_FAILED'],
  ])('tells by the error %o that a job ended as %s', async (error, code) => {
    const { engine, handle } = await startAnswering(failedWith(error));
    expect(await failureOf(engine, handle)).toMatchObject({ code });
  });

  test('gives a filter’s words to people without addresses, and not to the log', async () => {
    const words = 'The prompt was blocked: it shows a wolf. See https://example.com/rules.';
    const { engine, handle } = await startAnswering(failedWith({ code: 1, message: words }));
    const { message, detail } = await failureOf(engine, handle);
    expect(message).toContain('it shows a wolf');
    expect(message).not.toContain('example.com');
    expect(detail).not.toContain('wolf');
  });

  test.each([
    ['{"status":"in_progress","progress":0}', { state: 'running' }],
    ['{"status":"in_progress"}', { state: 'running' }],
    ['{"status":"in_progress","progress":250}', { state: 'running', fraction: 1 }],
  ])('answered with %s gives %o', async (body, expected) => {
    const { engine, handle } = await startAnswering(() => new Response(body));
    expect(await engine.poll(handle, never)).toEqual(expected);
  });

  test.each([
    ['cancelling', 'JOB_CANCELLED'],
    ['expired', 'JOB_LOST'],
  ])('that tells the status “%s” ends the job as %s', async (status, code) => {
    const { engine, handle } = await startAnswering(() => Response.json({ status }));
    expect(await failureOf(engine, handle)).toMatchObject({ code });
  });
});

test('a finished video that went with a restart of the server is lost', async () => {
  const { url, engine, submit, answerWith } = await start(vllmOmni);
  const handle = await submit();
  answerWith(() => new Response('', { status: 404 }));
  const output = { kind: 'url', url: `${url}/v1/videos/one/content` } as const;
  const fault = await faultOf(
    engine.collect(handle, output, join(await newFolder(), 'video.mp4'), never),
  );
  expect(fault.kind).toBe('lost');
});
