import { payloads } from '@shortcake/contract/v1/webhook';
import { z } from 'zod';
import { createSchema, type ZodOpenApiPathsObject } from 'zod-openapi';
import { OPTIONS } from './options.ts';

/** What is posted to endpoints, signed by Standard Webhooks. */
export const webhooks = (): ZodOpenApiPathsObject =>
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

/** As answers are: what is posted may have further fields one day. */
export const payloadSchemas = () =>
  Object.assign(
    {},
    ...Object.values(payloads).map(
      (schema) => createSchema(schema, { io: 'output', opts: OPTIONS }).components,
    ),
  );

const idOf = (schema: z.ZodType) => String(schema.meta()?.id);
const refOf = (schema: z.ZodType) => `#/components/schemas/${idOf(schema)}`;

const SignedHeaders = z.object({
  'webhook-id': z.string().meta({ description: 'What comes twice has the same.' }),
  'webhook-timestamp': z.string().meta({ description: 'When it was sent, in seconds.' }),
  'webhook-signature': z.string().meta({ description: '`v1,` and base64; two after a rotation.' }),
});
