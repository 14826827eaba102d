import type { Video } from '../../api/types.ts';
import { InterruptedError, NotMadeError } from '../errors.ts';
import { checkAgainst } from '../make/check.ts';
import { requestFrom } from '../make/request.ts';
import { checkOut } from '../out.ts';
import { stageOf } from '../progress.ts';
import type { Command, Tools } from './command.ts';

/** Makes a video. Whatever can be seen to go wrong is found before it costs a credit. */
export const make: Command = async (words, tools) => {
  const { video, out, isWaiting } = requestFrom(words);
  if (out !== null) await checkOut(out);
  await checkAgainst(tools.shortcake, video, { isWaiting });
  tools.signal.throwIfAborted();
  // Not cut by Ctrl-C: its answer has the id.
  const asked = await tools.shortcake.videos.create(video);
  if (!isWaiting) return { json: { ...asked, file: null }, lines: [asked.id] };
  try {
    const made = await finished(asked, out, tools);
    return { json: { ...made, file: out }, lines: [out ?? made.id] };
  } catch (error) {
    throw tools.signal.aborted ? new InterruptedError(asked.id) : error;
  }
};

async function finished(asked: Video, out: string | null, tools: Tools): Promise<Video> {
  const { shortcake, screen, signal } = tools;
  const onProgress = (now: Video) => {
    const { stage, detail } = stageOf(now);
    screen.progress(stage, detail);
  };
  onProgress(asked);
  const made = await shortcake.videos.wait(asked.id, { signal, onProgress });
  if (made.status === 'failed') throw new NotMadeError(made);
  if (out !== null) await shortcake.videos.download(made.id, out, { signal });
  screen.clear();
  return made;
}
