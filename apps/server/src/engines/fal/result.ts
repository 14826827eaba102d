import { z } from 'zod';
import type { Answer } from '../call.ts';
import type { Output } from '../engine.ts';
import { type Fault, filtered, jobFailed, noVideo } from '../faults.ts';
import { whatWasFiltered } from '../filter-words.ts';
import { plainReason } from '../plain-reason.ts';

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

/** What a content filter says in the answer to a submit: it has seen the prompt alone. */
export function filterAtSubmit(answer: Answer): Fault | undefined {
  const item = filterIn(answer);
  return item && filtered('prompt', causeIn(item.msg), 'no');
}

function filterIn({ status, json }: Answer) {
  const items = status === 422 ? refusal.safeParse(json).data?.detail : undefined;
  return items?.find(({ type }) => type === 'content_policy_violation');
}

/** fal's words say first that it refused: that is told already, in ours. */
const causeIn = (msg: string) =>
  plainReason(
    msg.replace(/^The (?:\w+ ){1,2}(?:could not be processed|was held back) because /i, ''),
  );

function filterInResult(answer: Answer): Fault | undefined {
  const item = filterIn(answer);
  if (!item) return undefined;
  const field = item.loc.at(-1);
  const said = whatWasFiltered(item.msg, field === 'prompt' ? 'prompt' : 'picture');
  const what = field === 'generate_audio' ? 'sound' : said;
  // fal charges for a 422 when a machine was at work before it.
  return filtered(what, causeIn(item.msg), what === 'prompt' ? 'no' : 'unknown');
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
  const fault = filterInResult(answer);
  if (fault) return { fault };
  const isFinal = status === 422 || (status === 400 && refusal.safeParse(json).success);
  if (!isFinal) return undefined;
  const type = refusal.safeParse(json).data?.detail[0]?.type ?? '';
  const name = /^\w{1,60}$/.test(type) ? type : 'unnamed';
  return { fault: jobFailed(`fal's model failed with ${status} ${name}`, 'unknown') };
}
