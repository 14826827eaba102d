const LONGEST_WAIT_SECONDS = 60;

/**
 * Asks again, once, when the server says 429, after as long as it says: so a page that polls waits with
 * what it shows, instead of asking on or telling of an error. `signal` ends the waiting.
 */
export async function waitAndRetry(
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const response = await ask();
  if (response.status !== 429) return response;
  const seconds = Number(response.headers.get('retry-after') ?? LONGEST_WAIT_SECONDS);
  if (!(seconds <= LONGEST_WAIT_SECONDS)) return response;
  await wait(seconds * 1000, signal);
  return ask();
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
