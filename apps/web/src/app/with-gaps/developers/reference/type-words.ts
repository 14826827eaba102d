import { nameOf, type Schema } from '../document.ts';

/** Of a type: words, or a schema that has a name. */
export type TypeWord = string | { schema: string };

const PLURALS: Record<string, string> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
};

const FORMATS: Record<string, string> = { 'date-time': 'time (ISO 8601)', uuid: 'UUID' };

/** What kind of value a schema describes, such as `string or null`, or `list of Slot`. */
export function typeWords(schema: Schema): TypeWord[] {
  if (schema.$ref) return [{ schema: nameOf(schema.$ref) }];
  if (schema.anyOf) {
    return schema.anyOf.flatMap((one, place) => [
      ...(place > 0 ? [' or '] : []),
      ...typeWords(one),
    ]);
  }
  if (Array.isArray(schema.type)) return [schema.type.join(' or ')];
  if (schema.type === 'array') return ['list of ', ...plural(schema.items ?? {})];
  if (schema.format) return [FORMATS[schema.format] ?? schema.format];
  if (schema.type) return [schema.type];
  return ['any value'];
}

function plural(items: Schema): TypeWord[] {
  const [word, ...more] = typeWords(items);
  if (typeof word !== 'string') return [word!, ...more];
  return [PLURALS[word] ?? word, ...more];
}

/** Bounds that a value must keep to, and what it is when it is left out; code in backticks. */
export function boundsOf(schema: Schema): string[] {
  const { minimum, maximum, maxLength, minItems, maxItems, pattern } = schema;
  const range = rangeOf(minimum, maximum);
  const items = rangeOf(minItems, maxItems);
  return [
    ...(schema.const === undefined ? [] : [`always ${coded(schema.const)}`]),
    ...(range ? [range] : []),
    ...(maxLength === undefined ? [] : [`${maxLength} characters at most`]),
    ...(items ? [`${items} of them`] : []),
    ...(pattern === undefined ? [] : [`as \`${pattern}\``]),
    ...(schema.default === undefined ? [] : [`${coded(schema.default)} when left out`]),
    ...(schema.example === undefined ? [] : [`such as ${coded(schema.example)}`]),
  ];
}

const coded = (value: unknown) => `\`${JSON.stringify(value)}\``;

function rangeOf(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `${least} at least`;
  return most === undefined ? undefined : `${most} at most`;
}

/** Values that a schema lists, of itself, of its items, or of one of its kinds. */
export function valuesOf(schema: Schema): unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.items) return valuesOf(schema.items);
  return (schema.anyOf ?? []).flatMap(valuesOf);
}
