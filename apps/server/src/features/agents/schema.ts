import { WrittenVideo } from '@shortcake/contract/v1/new-video';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** What schemas refer to by the names of the API's document. */
const COMPONENTS: Record<string, z.ZodType> = { NewVideo: WrittenVideo };
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * The JSON Schema of a tool's input or output, in the words that models know: each definition stands where
 * it is used, and what says nothing to them is left out (the pattern of a time alone has 250 characters).
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
  const kept = Object.entries(rest).filter(
    ([name, value]) =>
      !(name === 'pattern' && rest.format !== undefined) &&
      !(Math.abs(value as number) === LARGEST),
  );
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
