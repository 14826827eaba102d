import committed from '../../../../../../packages/client/openapi.json?raw';

/** A JSON schema, as far as the document of /api/v1 uses them. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
};

export type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type Answer = {
  description: string;
  headers?: Record<string, { description: string }>;
  content?: Content;
};

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};

type ApiDocument = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The document of /api/v1, as it is committed for clients. */
export const apiDocument: ApiDocument = JSON.parse(committed);

export type Call = { method: string; path: string; operation: Operation };

/** All calls, in the document's order. */
export const calls: readonly Call[] = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...{ method: method.toUpperCase(), path, operation },
  })),
);

/** Those of a tag. */
export const callsOf = (tag: string): Call[] =>
  calls.filter(({ operation }) => operation.tags.includes(tag));

/** What a `$ref` names: `Video` of `#/components/schemas/Video`. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Where the page tells of a schema. */
export const anchorOf = (schema: string): string => `schema-${schema}`;
