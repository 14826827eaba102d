import { changeErrors, commonErrors, type V1Endpoint } from '@shortcake/contract/v1/endpoints';
import { ApiError, type V1Error, v1Errors } from '@shortcake/contract/v1/errors';
import type { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/** Of every answer that counted against a limit. */
const limitHeaders = {
  RateLimit: header('What is left: requests, and seconds until they are all there again.'),
  'RateLimit-Policy': header('The limit: requests, and in how many seconds.'),
};

type Responses = NonNullable<ZodOpenApiOperationObject['responses']>;

/** What went well, by status. */
export function successOf(endpoint: V1Endpoint): Responses {
  const { method, output, success, contentType } = endpoint;
  const isList = output.type === 'array' && 'query' in endpoint;
  const headers = {
    ...limitHeaders,
    ...(method === 'GET' && !contentType
      ? { ETag: header('Sent back as If-None-Match, it is answered 304 while nothing changed.') }
      : {}),
    ...(isList ? { Link: header('`<...>; rel="next"`: the next page, while there is one.') } : {}),
  };
  const answers = Object.entries(success).map(([status, description]) => [
    status,
    {
      description,
      headers,
      ...contentOf({ status: Number(status), output, contentType }),
    },
  ]);
  const unchanged = { 304: { description: 'It is what If-None-Match named.', headers } };
  return { ...Object.fromEntries(answers), ...(method === 'GET' ? unchanged : {}) };
}

function contentOf({
  status,
  output,
  contentType,
}: {
  status: number;
  output: z.ZodType;
  contentType: string | undefined;
}) {
  if (status >= 300) return {};
  if (contentType) return { content: { [contentType]: {} } };
  if (output.type === 'void') return {};
  return { content: { 'application/json': { schema: output } } };
}

/** Refusals by status: what shares one is told together. */
export function errorsOf({ method, errors }: V1Endpoint): Responses {
  const codes: readonly V1Error[] = [
    ...commonErrors,
    ...(method === 'GET' ? [] : changeErrors),
    ...errors,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => v1Errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${v1Errors[code].says}`).join(' '),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': header('Seconds to wait.', 'integer') } }
          : {}),
        ...(status === 401
          ? { headers: { 'WWW-Authenticate': header('`Bearer`, and why the key does not count.') } }
          : {}),
        content: { 'application/json': { schema: ApiError } },
      },
    ]),
  ) as Responses;
}
