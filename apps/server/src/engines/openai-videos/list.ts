import { z } from 'zod';

/** The most that a listing gives at once. */
export const PAGE = 100;

/** A server's times are cut to whole seconds, as is the one by which its clock is known. */
const TOLERANCE_MS = 2000;

const OVER = new Set(['failed', 'cancelled', 'cancelling', 'expired', 'deleted']);

const entry = z.object({
  id: z.string().min(1),
  created_at: z.number(),
  // SGLang does not tell it: then nobody knows whose the job is.
  prompt: z.string().nullish().catch(undefined),
  size: z.string().nullish().catch(undefined),
  status: z.string().catch(''),
});
export type Entry = z.infer<typeof entry>;

const listing = z.object({
  data: z.array(entry.nullable().catch(null)),
  has_more: z.boolean().nullish().catch(undefined),
});

/** A time of ours by the clock of the server that answers with these headers, if it tells the time. */
export function byClockOf(headers: Headers, time: Date, now = Date.now()): Date {
  const there = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(there) ? time : new Date(time.getTime() + there - now);
}

/** One page of a listing, newest first; `next` is set when there is more of it at or after `since`. */
export function pageIn(
  json: unknown,
  since: Date,
): { entries: Entry[]; next?: string } | undefined {
  const { data: page } = listing.safeParse(json);
  if (!page) return undefined;
  const entries = page.data.filter((one) => one !== null);
  const last = entries.at(-1);
  const isMore = page.has_more ?? page.data.length >= PAGE;
  const goesOn = isMore && last !== undefined && isSince(last, since);
  return { entries, ...(goesOn ? { next: last.id } : {}) };
}

/** The entries that a submit of this prompt and size at or after `since` may have made, oldest first. */
export function candidates(
  entries: Entry[],
  wanted: { prompt: string; size: string },
  since: Date,
): Entry[] {
  return entries
    .filter(({ prompt }) => prompt && asSent(prompt) === asSent(wanted.prompt))
    .filter(({ size }) => !size || size === wanted.size)
    .filter((one) => isSince(one, since) && !OVER.has(one.status))
    .sort((one, other) => one.created_at - other.created_at);
}

/** A form's lines end in CRLF, whatever they ended in before, and servers trim. */
const asSent = (prompt: string) => prompt.replaceAll(/\r\n?/g, '\n').trim();

function isSince({ created_at }: Entry, since: Date): boolean {
  return created_at * 1000 >= since.getTime() - TOLERANCE_MS;
}
