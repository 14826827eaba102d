import { z } from 'zod';
import type { Answer } from './call.ts';
import type { Output } from './engine.ts';
import { type Fault, filtered, jobFailed, noVideo } from './faults.ts';
import { plainReason } from './plain-reason.ts';

/** A model's own refusal: a list. fal's troubles around a model come with a text there instead. */
const refusal = z.object({
  detail: z
    .array(
      z.object({
        type: z.string().catch(''),
        msg: z.string().catch(''),
        loc: z.array(z.union([z.string(), z.number()])).catch([]),
      }),
    )
    .min(1),
});
const video = z.object({ video: z.object({ url: z.string().min(1) }) });

/** What a content filter says in an answer of fal's, at submit or with the result. */
export function filterIn({ status, json }: Answer): Fault | undefined {
  const items = status === 422 ? refusal.safeParse(json).data?.detail : undefined;
  const item = items?.find(({ type }) => type === 'content_policy_violation');
  if (!item) return undefined;
  const isSound = /\b(audio|sound|speech|voice)\b/i.test(item.msg);
  const what = item.loc.at(-1) === 'prompt' ? 'prompt' : isSound ? 'sound' : 'picture';
  // fal charges for a 422 when a machine was at work before it.
  return filtered(what, plainReason(item.msg), what === 'prompt' ? 'no' : 'unknown');
}

/** What became of a request, by the answer with its result; undefined when that tells nothing. */
export function resultIn(answer: Answer): { output: Output } | { fault: Fault } | undefined {
  const { status, json } = answer;
  if (status === 200) {
    const url = video.safeParse(json).data?.video.url;
    if (url === undefined) return { fault: noVideo('fal completed a request without a video') };
    // The files are open, on a host of their own: it gets no key.
    return { output: { kind: 'url', url } };
  }
  const fault = filterIn(answer);
  if (fault) return { fault };
  const isFinal = status === 422 || (status === 400 && refusal.safeParse(json).success);
  if (!isFinal) return undefined;
  const type = refusal.safeParse(json).data?.detail[0]?.type ?? '';
  const name = /^\w{1,60}$/.test(type) ? type : 'unnamed';
  return { fault: jobFailed(`fal's model failed with ${status} ${name}`, 'unknown') };
}
