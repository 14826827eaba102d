import type { ServerContext } from '@modelcontextprotocol/server';
import type { Project, ProjectStep } from '@shortcake/contract/project';
import type { TellProgress } from './call.ts';

/** Which part of the way each step is, from 0 to 1. */
const PARTS: Record<ProjectStep, readonly [from: number, to: number]> = {
  queued: [0, 0.02],
  submitting: [0.02, 0.04],
  waiting: [0.04, 0.1],
  rendering: [0.1, 0.9],
  checking: [0.9, 0.95],
  publishing: [0.95, 0.99],
};
const WORDS: Record<ProjectStep, string> = {
  queued: 'It waits in line.',
  submitting: 'It is handed to the video engine.',
  waiting: 'The video engine has it in line.',
  rendering: 'It is being made.',
  checking: 'It is being checked.',
  publishing: 'It is being stored.',
};

/** Clients give up on who is silent for a minute: so often something is told in any case. */
const SILENT_AT_MOST_MS = 5_000;
/** What is told then, of the way that is left: progress has to increase each time that it is told. */
const SIGN_OF_LIFE = 0.001;

/** Tells progress to who asked for it: from 0 to 1, and each time more than before. */
export function progressTo({ mcpReq }: Pick<ServerContext, 'mcpReq'>): TellProgress {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let [told, said, at] = [-1, '', 0];
  return async (video) => {
    const message = wordsOf(video);
    const isSilent = performance.now() - at >= SILENT_AT_MOST_MS;
    const reached = partOf(video);
    if (reached <= told && message === said && !isSilent) return;
    const progress = reached > told ? reached : told + (1 - told) * SIGN_OF_LIFE;
    [told, said, at] = [progress, message, performance.now()];
    const params = { progressToken, progress, total: 1, message };
    // Whoever has gone meanwhile needs no news.
    await mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

function partOf({ step, progress }: Project): number {
  if (step === null) return 1;
  const [from, to] = PARTS[step];
  return step === 'rendering' ? from + (to - from) * (progress ?? 0) : from;
}

function wordsOf({ step, status, queuePosition }: Project): string {
  if (step === null) return status === 'completed' ? 'It is finished.' : 'It has failed.';
  return step === 'queued' && queuePosition ? `In line: ${queuePosition} before it.` : WORDS[step];
}
