import type { Claimed } from './claim-queries.ts';
import type { Outcome } from './outcome-queries.ts';
import type { Answer, Post } from './post.ts';
import { waitAfter } from './retries.ts';
import { signedHeaders } from './signature.ts';

/** A receiver that has answered within it keeps nobody waiting. */
const QUICK_MS = 1000;

const GONE = 410;

/** Sends a delivery once. Answers what came of it; undefined where it was given up because the process stops. */
export async function attempt(
  post: Post,
  claimed: Claimed,
  stopping: AbortSignal,
): Promise<Outcome | undefined> {
  const begun = performance.now();
  const { id, webhookId, attempt, payload } = claimed;
  const sent = { payload, headers: signedHeaders(claimed), stopping };
  const answer = await post(claimed.url, sent).catch((error: Error) => error);
  if (answer instanceof Error && stopping.aborted) return undefined;
  const trouble = troubleIn(answer);
  const { status, body, askedFor } =
    answer instanceof Error ? { status: null, body: null, askedFor: undefined } : answer;
  return {
    ...{ id, webhookId, attempt, status, answer: body, trouble },
    arrived: trouble === null,
    quick: trouble === null && performance.now() - begun < QUICK_MS,
    gone: status === GONE,
    wait: waitAfter(attempt, askedFor),
  };
}

function troubleIn(answer: Answer | Error): string | null {
  if (answer instanceof Error) return answer.message;
  const { status } = answer;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `it answered with a redirect (${status}), which is not followed`;
  if (status === GONE) return 'it answered that it is gone (410)';
  return `it answered with ${status}`;
}
