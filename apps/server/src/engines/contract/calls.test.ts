import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CutConnection } from '@shortcake/sandbox/engines/fake';
import { describe, expect, test } from 'vitest';
import { createDownload } from '../download/download.ts';
import type { Handle, Output, VideoEngine } from '../engine.ts';
import { videoRequest } from '../test-request.ts';
import { adapters } from './test-adapters.ts';
import { faultIn, faultOf, outputOf } from './test-outcomes.ts';
import { KEY, never, newFolder, serveElsewhere, start, WRONG_KEY } from './test-start.ts';
import type { Adapter } from './test-subject.ts';

type Job = { handle: Handle; output: Output };
type Call = (engine: VideoEngine, job: Job, signal: AbortSignal) => Promise<unknown>;

const CALLS = {
  submit: (engine, _job, signal) => engine.submit(videoRequest(), signal),
  poll: (engine, { handle }, signal) => engine.poll(handle, signal),
  async collect(engine, { handle, output }, signal) {
    const folder = await newFolder();
    const collecting = engine.collect(handle, output, join(folder, 'video.mp4'), signal);
    await collecting.catch(async (error: unknown) => {
      expect(await readdir(folder)).toEqual([]);
      throw error;
    });
  },
  cancel: (engine, { handle }, signal) => engine.cancel(handle, signal),
  find: async (engine, _job, signal) => engine.find?.(videoRequest(), new Date(), signal),
} satisfies Record<string, Call>;

/** The calls by which an adapter asks its engine something. */
function callsOf({ cancelled, find }: Adapter): [keyof typeof CALLS, Call][] {
  const { cancel, find: lookUp, ...always } = CALLS;
  const calls = { ...always, ...(cancelled && { cancel }), ...(find && { find: lookUp }) };
  return Object.entries(calls) as [keyof typeof CALLS, Call][];
}

/** An engine that has a finished job. */
async function startDone(adapter: Adapter) {
  const started = await start(adapter);
  const handle = await started.submit();
  const job: Job = { handle, output: await outputOf(started.engine, handle) };
  return { ...started, job };
}

describe.each(adapters)('at $name', (adapter) => {
  describe.each(callsOf(adapter))('a %s', (name, call) => {
    // What is charged is known of a submit that made nothing, and of a file that is there.
    const known =
      name === 'submit' ? { created: 'no' } : name === 'collect' ? { billed: 'yes' } : {};

    if (name !== 'collect' || !adapter.hasOpenFiles) {
      test('with a wrong key names the variable', async () => {
        const { engineWith, job } = await startDone(adapter);
        const fault = await faultOf(call(engineWith({ apiKey: WRONG_KEY }), job, never));
        expect(fault).toMatchObject({ code: 'KEY_REFUSED', ...known });
        expect(fault.detail).toMatch(
          new RegExp(`^${adapter.variables.key} was refused with 40[01]`),
        );
      });
    }

    test('that is too much may be repeated in the time that the answer says', async () => {
      const { engine, job, answerWith } = await startDone(adapter);
      for (const status of [429, 503]) {
        answerWith(() => new Response('{}', { status, headers: { 'retry-after': '7' } }));
        const fault = await faultOf(call(engine, job, never));
        expect(fault).toMatchObject({ kind: 'retryable', retryAfterMs: 7000 });
      }
    });

    test('that is answered with 500 or cut is not repeated by itself', async () => {
      const { engine, job, answerWith, requests } = await startDone(adapter);
      const cut = () => {
        throw new CutConnection();
      };
      const unknown = name === 'submit' ? { created: 'unknown' } : {};
      for (const answer of [() => new Response('{}', { status: 500 }), cut]) {
        requests.length = 0;
        answerWith(answer);
        const fault = await faultOf(call(engine, job, never));
        expect(fault).toMatchObject({ kind: 'retryable', ...unknown });
        expect(requests).toHaveLength(1);
      }
    });

    test('with nobody there may be repeated', async () => {
      const { engine, job, leave } = await startDone(adapter);
      await leave();
      expect(await faultOf(call(engine, job, never))).toMatchObject({ kind: 'retryable' });
    });

    test('that is redirected takes no key along', async () => {
      const elsewhere = await serveElsewhere();
      const { url, engineWith, job, answerWith } = await startDone(adapter);
      const download = createDownload({ privateOrigins: [url, elsewhere.url] });
      answerWith(() => Response.redirect(elsewhere.url, 307));
      const fault = await call(engineWith({ download }), job, never).then(() => undefined, faultIn);
      // A download alone follows.
      const isDownload = name === 'collect' && job.output.kind === 'url';
      expect(fault?.code).toBe(isDownload ? undefined : 'REQUEST_REFUSED');
      if (name === 'submit') expect(fault).toMatchObject(known);
      expect(elsewhere.requests).toHaveLength(isDownload ? 1 : 0);
      const sent = elsewhere.requests.flatMap(({ headers }) => [...headers.values()]);
      expect(sent.join()).not.toContain(KEY);
    });

    test('that is given up before it is made asks nothing, and throws the reason', async () => {
      const { engine, job, requests } = await startDone(adapter);
      const asked = requests.length;
      const reason = new Error('the worker stops');
      await expect(call(engine, job, AbortSignal.abort(reason))).rejects.toBe(reason);
      expect(requests).toHaveLength(asked);
    });
  });
});
