import {
  changeErrors,
  commonErrors,
  type V1Endpoint,
  v1Endpoints,
  v1Tags,
} from '@shortcake/contract/v1/endpoints';
import { ApiError, type V1Error, v1Errors } from '@shortcake/contract/v1/errors';
import { payloads } from '@shortcake/contract/v1/webhook';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { examples } from './examples.ts';
import { INTRODUCTION } from './introduction.ts';

const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const ofKey = {
  description:
    'Any text of your own, such as a UUID: the same key and body give the same thing, and take nothing again. Kept for 7 days.',
};

const idempotency = ({ isKeyRequired }: V1Endpoint) =>
  z.object({
    'Idempotency-Key': (isKeyRequired ? IdempotencyKey : IdempotencyKey.optional()).meta(ofKey),
  });

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/** Of every answer that counted against a limit. */
const limitHeaders = {
  RateLimit: header('What is left: requests, and seconds until they are all there again.'),
  'RateLimit-Policy': header('The limit: requests, and in how many seconds.'),
};

/**
 * The document of /api/v1, made from the schemas by which the server checks what it takes and answers.
 * `origin` is where it is served; left out of what is committed.
 */
export function apiDocument(origin?: string) {
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Shortcake', version: '1.0.0', description: INTRODUCTION },
      ...(origin === undefined ? {} : { servers: [{ url: origin }] }),
      security: [{ key: [] }],
      tags: v1Tags.map((tag) => ({ ...tag })),
      paths: paths(),
      webhooks: webhooks(),
      components: {
        // As answers, which have further fields one day: a body that we send is none that we check.
        schemas: Object.fromEntries(Object.values(payloads).map((one) => [idOf(one), one])),
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key, made in Settings: `sc_` and 40 characters.',
          },
        },
      },
    },
    { allowEmptySchema: { custom: true }, outputIdSuffix: 'Answer', override: inPlainTerms },
  );
}

/**
 * What a schema says that no reader needs: patterns where a format says it, the bounds of every integer.
 * And what it must not promise: an answer may have further fields one day.
 */
function inPlainTerms({ jsonSchema, io }: { jsonSchema: OpenApiSchema; io: 'input' | 'output' }) {
  if (jsonSchema.format === 'date-time' || jsonSchema.type === 'integer') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === 'output') delete jsonSchema.additionalProperties;
}

type OpenApiSchema = {
  type?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  additionalProperties?: unknown;
};

function paths(): ZodOpenApiPathsObject {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, endpoint] of Object.entries(v1Endpoints) as [
    keyof typeof v1Endpoints,
    V1Endpoint,
  ][]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return all as ZodOpenApiPathsObject;
}

/** What is posted to endpoints, signed by Standard Webhooks. */
const webhooks = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(payloads).map(([type, schema]) => [
      type,
      {
        post: {
          ...{
            operationId: type,
            summary: schema.description ?? type,
            tags: ['Webhooks'],
            security: [],
          },
          requestParams: { header: SignedHeaders },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: refOf(schema) } } },
          },
          responses: { '2XX': { description: 'It has arrived; anything else is tried again.' } },
        },
      },
    ]),
  );

const idOf = (schema: z.ZodType) => String(schema.meta()?.id);
const refOf = (schema: z.ZodType) => `#/components/schemas/${idOf(schema)}`;

const SignedHeaders = z.object({
  'webhook-id': z.string().meta({ description: 'What comes twice has the same.' }),
  'webhook-timestamp': z.string().meta({ description: 'When it was sent, in seconds.' }),
  'webhook-signature': z.string().meta({ description: '`v1,` and base64; two after a rotation.' }),
});

function operationOf(
  name: keyof typeof v1Endpoints,
  endpoint: V1Endpoint,
): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, scopes, query, body, method, path } = endpoint;
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, z.string()]);
  const { [name]: example } = examples as Partial<
    Record<string, { body?: unknown; answer?: unknown }>
  >;
  return {
    ...{ operationId, summary, tags: [tag], 'x-scopes': [...scopes] },
    description: [description, `Scope: ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`]
      .filter(Boolean)
      .join(' '),
    requestParams: {
      ...(named.length > 0 ? { path: z.object(Object.fromEntries(named)) } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(method === 'POST' ? { header: idempotency(endpoint) } : {}),
    },
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: body,
            ...(example && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
  };
}

type Responses = NonNullable<ZodOpenApiOperationObject['responses']>;

function successOf(endpoint: V1Endpoint): Responses {
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
function errorsOf({ method, errors }: V1Endpoint): Responses {
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
