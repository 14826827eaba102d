/** An error as Google's APIs write it; `code` is a number, or a word on the Interactions API. */
export function googleError(
  status: number,
  message: string,
  more: { code?: string; status?: string; details?: object[] } = {},
): Response {
  return Response.json({ error: { code: status, message, ...more } }, { status });
}

/** A 429; unlike other engines, Google tells in the body how long to wait. */
export function tooMany({ retryAfterSeconds }: { retryAfterSeconds?: number }): Response {
  const retry = {
    '@type': 'type.googleapis.com/google.rpc.RetryInfo',
    retryDelay: `${retryAfterSeconds}s`,
  };
  return googleError(429, 'Resource has been exhausted (e.g. check quota).', {
    status: 'RESOURCE_EXHAUSTED',
    ...(retryAfterSeconds !== undefined && { details: [retry] }),
  });
}
