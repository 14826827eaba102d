import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behavior, Script } from '@shortcake/sandbox/engines/behavior';
import type { Fake } from '@shortcake/sandbox/engines/fake';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { onTestFinished } from 'vitest';
import { createDownload } from '../download/download.ts';
import { videoRequest } from '../test-request.ts';
import type { Adapter, Connection } from './test-subject.ts';

export const never = new AbortController().signal;
export const KEY = 'secret-key-of-the-tests';
export const WRONG_KEY = 'secret-key-of-another';
export const VIDEO = Buffer.from('the bytes of a video, as far as anybody here is concerned');

/** A server for one test, and what it was asked; `answerWith` has it answer instead of its handler. */
async function serve<Made extends Pick<Fake, 'handler'>>(create: (url: string) => Made) {
  const requests: Request[] = [];
  let instead: ((request: Request) => Response) | undefined;
  const { stop, ...served } = await serveFake((url) => {
    const made = create(url);
    const handler = async (request: Request) => {
      requests.push(request);
      return instead?.(request) ?? made.handler(request);
    };
    return { ...made, handler };
  });
  let stopped: Promise<void> | undefined;
  const leave = () => {
    stopped ??= stop();
    return stopped;
  };
  onTestFinished(leave);
  const answerWith = (answer: (request: Request) => Response) => {
    instead = answer;
  };
  return { ...served, requests, answerWith, leave };
}

/** A host that is not the engine's: it gives out a video, to whoever asks. */
export const serveElsewhere = () => serve(() => ({ handler: async () => new Response(VIDEO) }));

/** An adapter with its fake, for one test. */
export async function start(adapter: Adapter, behavior: Behavior | Script = {}) {
  const script = typeof behavior === 'function' ? behavior : () => behavior;
  const server = await serve((baseUrl) =>
    adapter.createFake({ baseUrl, key: KEY, video: async () => VIDEO, script }),
  );
  const { url, journal } = server;
  const engineWith = (changes: Partial<Connection> = {}) =>
    adapter.create({
      ...{ url, apiKey: KEY, model: adapter.models[0], fetch },
      download: createDownload({ privateOrigins: [url] }),
      ...changes,
    });
  const engine = engineWith();
  return {
    ...{ ...server, engine, engineWith, another: engineWith },
    submit: (request = videoRequest()) => engine.submit(request, never),
    submits: () => journal.filter(({ kind }) => kind === 'submit'),
  };
}

/** A folder for one test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-contract-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
