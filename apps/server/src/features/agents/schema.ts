import { WrittenVideo } from '@shortcake/contract/v1/new-video';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** What schemas refer to by the names of the API's document. */
const COMPONENTS: Record<string, z.ZodType> = { NewVideo: WrittenVideo };
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Longer ones of answers are left out: ids of templates, of which the next release has more. */
const LONGEST_CHOICE = 12;

/**
 * The JSON Schema of a tool's input or output, in the words that models know: each definition stands where
 * it is used, and what says nothing to them is left out (the pattern of a time alone has 250 characters).
 * An answer may have more than its schema says: clients hold the answer of one process against the schema
 * of another, which may be of the release before.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json & { type: 'object' } {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const meta = z.globalRegistry.get(zodSchema);
      Object.assign(jsonSchema, meta?.override);
      delete (jsonSchema as Json).override;
    },
  }) as Json;
  return { ...(tidy(whole, (whole.$defs ?? {}) as Json, io) as Json), type: 'object' };
}

function tidy(node: unknown, definitions: Json, io: 'input' | 'output'): unknown {
  if (Array.isArray(node)) return node.map((each) => tidy(each, definitions, io));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, $schema, $defs, id, example, propertyNames, ...own } = node as Json;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) as string;
    const { [name]: component } = COMPONENTS;
    const found = definitions[name] ?? (component && jsonSchemaOf(component, io));
    return tidy({ ...(found as Json), ...own }, definitions, io);
  }
  // Names of fields are no words of JSON Schema.
  const { properties, ...rest } = own;
  const kept = Object.entries(rest).filter(([name, value]) => !isIdle(name, value, { rest, io }));
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, tidy(value, definitions, io)])),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties as Json).map(([name, value]) => [
              name,
              tidy(value, definitions, io),
            ]),
          ),
        }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}

function isIdle(name: string, value: unknown, of: { rest: Json; io: 'input' | 'output' }): boolean {
  if (name === 'pattern') return of.rest.format !== undefined;
  if (name === 'minimum' || name === 'maximum') return Math.abs(value as number) === LARGEST;
  if (of.io === 'input') return false;
  return name === 'additionalProperties'
    ? value === false
    : name === 'enum' && (value as unknown[]).length > LONGEST_CHOICE;
}
