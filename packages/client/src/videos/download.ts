import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { lost } from '../api/ask.ts';
import { tryAgain } from '../api/try-again.ts';
import type { Settings } from '../settings.ts';
import { openFile } from './open-file.ts';

/**
 * Writes a finished video to `file`, which is replaced when it is there. It is written to a file beside
 * first: under its name there is the whole video or nothing new.
 */
export async function downloadVideo(
  settings: Settings,
  id: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const from = new URL(`${settings.origin}/api/v1/videos/${encodeURIComponent(id)}/file`);
  await tryAgain(async () => {
    const answer = await openFile(settings, from, signal);
    const part = join(dirname(file), `shortcake-${randomBytes(8).toString('hex')}.part`);
    // In a folder of many, a link that lies there already would lead the bytes elsewhere: `wx` refuses it.
    const target = createWriteStream(part, { flags: 'wx' });
    const source = chunksOf(answer, (error) => (signal?.aborted ? error : lost(from, error)));
    try {
      await pipeline(source, target, signal ? { signal } : {});
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }, signal);
}

/** What the disk refuses is no lost answer, and is not asked for again: so the two are told apart here. */
async function* chunksOf(answer: Response, lost: (error: unknown) => unknown) {
  try {
    yield* Readable.fromWeb(answer.body as ReadableStream);
  } catch (error) {
    throw lost(error);
  }
}
