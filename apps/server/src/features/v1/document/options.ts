import type { CreateDocumentOptions } from 'zod-openapi';

/** How schemas become those of the document. */
export const OPTIONS: CreateDocumentOptions = {
  allowEmptySchema: { custom: true },
  outputIdSuffix: 'Answer',
  override: inPlainTerms,
};

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
