import { type V1Endpoint, v1Endpoints, v1Tags } from '@shortcake/contract/v1/endpoints';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { errorsOf, successOf } from './answers.ts';
import { examples } from './examples.ts';
import { INTRODUCTION } from './introduction.ts';
import { OPTIONS } from './options.ts';
import { payloadSchemas, webhooks } from './webhooks.ts';

const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const ofKey = {
  description:
    'Any text of your own, such as a UUID: the same key and body give the same thing, and take nothing again. Kept for 7 days.',
};

const idempotency = ({ isKeyRequired }: V1Endpoint) =>
  z.object({
    'Idempotency-Key': (isKeyRequired ? IdempotencyKey : IdempotencyKey.optional()).meta(ofKey),
  });

/**
 * The document of /api/v1, made from the schemas by which the server checks what it takes and answers.
 * `origin` is where it is served; left out of what is committed.
 */
export function apiDocument(origin?: string) {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Shortcake', version: '1.0.0', description: INTRODUCTION },
      ...(origin === undefined ? {} : { servers: [{ url: origin }] }),
      security: [{ key: [] }],
      tags: v1Tags.map((tag) => ({ ...tag })),
      paths: paths(),
      webhooks: webhooks(),
      components: {
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key, made in Settings: `sc_` and 40 characters.',
          },
        },
      },
    },
    OPTIONS,
  );
  Object.assign(document.components?.schemas ?? {}, payloadSchemas());
  return document;
}

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

function operationOf(
  name: keyof typeof v1Endpoints,
  endpoint: V1Endpoint,
): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, scopes, query, body, method, path } = endpoint;
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, z.string()]);
  const { [name]: example } = examples as Partial<Record<string, { body: unknown }>>;
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
