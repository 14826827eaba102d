import { EventEmitter } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '@shortcake/contract/project';
import { pino } from 'pino';
import { readConfig } from '../src/config/config.ts';
import type { VideoEngine } from '../src/engines/engine.ts';
import { lineUp } from '../src/engines/line-up.ts';
import { createHistoryReader } from '../src/features/videos/eta.ts';
import { createPollingPace } from '../src/features/videos/job/polling-pace.ts';
import { startVideoWorker } from '../src/features/videos/job/worker.ts';
import type { AskLimits } from '../src/features/videos/limits/limits.ts';
import type { Log } from '../src/platform/log.ts';
import { askLimitsOf } from '../src/wiring/ask-limits.ts';
import { FakeEngine, type Script } from './fake-engine.ts';
import { LEASE_SECONDS } from './lease.ts';
import { ffmpegPath, plainVideo } from './media.ts';
import { testProvenance } from './provenance.ts';
import { replayedFfmpeg } from './replayed-ffmpeg.ts';
import type { Person, TestWeb } from './web.ts';

/** Those of a product that nobody has configured. */
export const defaultLimits = askLimitsOf(readConfig({}));

/**
 * A worker on a test's database, with the engines given, or a fake engine that follows a script.
 */
export async function startTestWorker(
  web: TestWeb,
  options: {
    script?: Script;
    engines?: [VideoEngine, ...VideoEngine[]];
    limits?: AskLimits;
    log?: Log;
    /** Replayed (`replayed-ffmpeg.ts`) for tests that are about no picture and no sound. */
    ffmpeg?: 'real' | 'replayed';
  } = {},
) {
  listenOnce(web);
  const directory = await mkdtemp(join(web.directory, 'worker-'));
  const fake = new FakeEngine({
    directory,
    video: await plainVideo(),
    ...(options.script ? { script: options.script } : {}),
  });
  const worker = await startVideoWorker(
    {
      db: web.db,
      engines: lineUp(options.engines ?? [fake]),
      limits: options.limits ?? defaultLimits,
      pace: createPollingPace(web.db),
      readHistories: createHistoryReader(web.db),
      storage: web.storage,
      provenance: testProvenance(),
      ffmpegPath: options.ffmpeg === 'replayed' ? await replayedFfmpeg() : ffmpegPath,
      workDirectory: join(web.directory, 'work'),
      log: options.log ?? pino({ level: 'silent' }),
    },
    web.sql,
    { leaseSeconds: LEASE_SECONDS },
  );
  return { fake, told: web.told, stop: worker.stop };
}

export const BODY = {
  prompt: 'A strawberry dreams of cream',
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
};

/** Asks for a video in a person's name; answers its project's id. */
export async function createVideo(person: Person, body: unknown = BODY): Promise<string> {
  const { status, body: project } = await person.send('POST', '/api/projects', body);
  if (status !== 201) throw new Error(`no project: ${JSON.stringify(project)}`);
  return project.id;
}

/** By their projects: what the workers of this process tell. */
const heard = new EventEmitter().setMaxListeners(0);
const listenedTo = new WeakSet<TestWeb>();

function listenOnce(web: TestWeb): void {
  if (listenedTo.has(web)) return;
  listenedTo.add(web);
  web.happenings.listen((told) => {
    if ('project' in told) heard.emit(told.project);
    if (told.name === 'job.ended') heard.emit(`end of ${told.project}`);
  });
}

/** The next word of a project, or a moment without one. */
function word(of: string, momentMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const moment = setTimeout(resolve, momentMs);
  heard.once(of, resolve);
  return promise.finally(() => {
    clearTimeout(moment);
    heard.off(of, resolve);
  });
}

/**
 * Waits until a project is as `is` says, ended unless said, for at most two minutes: that is for what
 * hangs alone. Looks at it when a worker of this process tells of it, and now and then.
 */
export async function projectWhen(
  person: Person,
  id: string,
  is?: (project: Project) => boolean | Promise<boolean>,
): Promise<Project> {
  const giveUpAt = Date.now() + 120_000;
  const next = () => (is ? word(id, 100) : word(`end of ${id}`, 200));
  for (;;) {
    // Asked for before the look: what is told meanwhile is looked at, too.
    const told = next();
    const { body } = await person.send('GET', `/api/projects/${id}`);
    if (await (is?.(body) ?? body.step === null)) return body;
    if (Date.now() > giveUpAt) throw new Error(`still waiting: ${JSON.stringify(body)}`);
    await told;
  }
}
