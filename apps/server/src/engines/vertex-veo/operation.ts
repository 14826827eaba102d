import { z } from 'zod';
import type { Progress } from '../engine.ts';
import { type Fault, filtered, jobFailed, noVideo, overQuota } from '../faults.ts';
import { whatWasFiltered } from '../filter-words.ts';
import { isFilter } from '../google/filters.ts';
import { plainReason } from '../plain-reason.ts';
import { supportCodes } from './support-codes.ts';

const text = z.string().optional().catch(undefined);

const form = z.object({
  done: z.boolean().catch(false),
  error: z
    .object({ code: z.number().catch(0), message: text })
    .optional()
    .catch(undefined),
  response: z
    .object({
      videos: z.array(z.object({ gcsUri: text, bytesBase64Encoded: text }).catch({})).catch([]),
      raiMediaFilteredCount: z.number().catch(0),
      raiMediaFilteredReasons: z.array(z.string()).catch([]),
    })
    .optional()
    .catch(undefined),
});

type Operation = z.infer<typeof form>;

/** Codes of google.rpc.Code. */
const INVALID_ARGUMENT = 3;
const RESOURCE_EXHAUSTED = 8;

/** How far an operation is; undefined when `json` is none. */
export function progressOf(json: unknown): Progress | undefined {
  const operation = form.safeParse(json).data;
  if (!operation) return undefined;
  if (!operation.done) return { state: 'running' };
  if (operation.error) return { state: 'failed', fault: failure(operation.error) };
  const video = operation.response?.videos[0];
  if (video?.gcsUri) {
    return { state: 'done', output: { kind: 'url', url: video.gcsUri } };
  }
  if (video?.bytesBase64Encoded) return { state: 'done', output: { kind: 'answer' } };
  return { state: 'failed', fault: withoutVideo(operation.response) };
}

/** The video inside an operation's answer, if there is one. */
export function bytesOf(json: unknown): Buffer | undefined {
  const inline = form.safeParse(json).data?.response?.videos[0]?.bytesBase64Encoded;
  return inline ? Buffer.from(inline, 'base64') : undefined;
}

function failure({ code, message = '' }: NonNullable<Operation['error']>): Fault {
  if (code === INVALID_ARGUMENT && (isFilter({ message }) || known(message))) {
    return filteredFor(message, 'prompt');
  }
  if (code === RESOURCE_EXHAUSTED) return overQuota('the operation ended with code 8');
  return jobFailed(`the operation ended with code ${code}`, 'unknown');
}

function withoutVideo(response: Operation['response']): Fault {
  const reasons = response?.raiMediaFilteredReasons ?? [];
  if (reasons.length === 0 && !response?.raiMediaFilteredCount) {
    return noVideo('the operation is done and has no video');
  }
  return filteredFor(reasons.join(' '), 'picture');
}

// What was filtered is not charged, says each of these answers.
function filteredFor(said: string, otherwise: 'prompt' | 'picture'): Fault {
  const what = whatWasFiltered(said, otherwise);
  if (what === 'sound') return filtered('sound', undefined, 'no');
  const code = known(said);
  return code
    ? filtered(code.what ?? otherwise, code.words, 'no')
    : filtered(what, plainReason(said), 'no');
}

const known = (said: string) =>
  supportCodes.find(({ codes }) => codes.some((code) => said.includes(code)));
