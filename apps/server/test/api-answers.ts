import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { apiDocument } from '../src/features/v1/document/document.ts';

/** An answer of the product, as it goes over the line. */
export type Answer = { method: string; url: string; status: number; body: string };

const PREFIX = '/api/v1/';
const ID = 'document';

const document = apiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document as object, ID);
type Operation = { responses: Record<string, { content?: Record<string, { schema?: object }> }> };
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    ...{ path, operation, method: method.toUpperCase() },
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/**
 * What the API's document does not say of an answer: undefined when it says it all, or when it is no
 * answer of the API.
 */
export function untold({ method, url, status, body }: Answer): string | undefined {
  const path = url.split('?')[0] as string;
  if (!path.startsWith(PREFIX) || path === `${PREFIX}openapi.json`) return undefined;
  const asked = method === 'HEAD' ? 'GET' : method;
  const of = operations.find((one) => one.method === asked && one.pattern.test(path));
  // What is no call is not there, and says so to whoever asks.
  if (!of) return status === 404 || status === 400 ? undefined : `${method} ${path} is no call`;
  const response = of.operation.responses[status];
  if (!response) return `${method} ${of.path} answers ${status}`;
  const isJson = response.content?.['application/json']?.schema !== undefined;
  if (method === 'HEAD' || !isJson) return undefined;
  const pointer = ['paths', of.path, of.method.toLowerCase(), 'responses', String(status)]
    .concat(['content', 'application/json', 'schema'])
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validate = ajv.getSchema(`${ID}#/${pointer}`) ?? ajv.compile({ $ref: `${ID}#/${pointer}` });
  if (validate(JSON.parse(body))) return undefined;
  return `${method} ${of.path} answers ${status} with ${ajv.errorsText(validate.errors)}`;
}

/** Compares each answer of a product with the document, and adds what differs to `complaints`. */
export function compareAnswers(app: FastifyInstance, complaints: string[]): void {
  app.addHook('onSend', async ({ method, url }, reply, payload) => {
    const body = textOf(payload, reply.getHeader('content-encoding'));
    const complaint = untold({ method, url, status: reply.statusCode, body });
    if (complaint !== undefined) complaints.push(complaint);
    return payload;
  });
}

/** Compressed for who takes that, as most programs do. */
function textOf(payload: unknown, coding: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  if (coding === undefined) return payload.toString();
  return (coding === 'br' ? brotliDecompressSync : gunzipSync)(payload).toString();
}
