import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { apiDocument } from './document.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));

test('the document is valid OpenAPI 3.1', async () => {
  const document = apiDocument('https://example.com');
  expect(document.openapi).toMatch(/^3\.1\./);
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  );
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test('the document that is committed is this one', () => {
  execFileSync(process.execPath, ['scripts/openapi.ts', '--verify'], { cwd: root });
});

test('each schema, field and parameter has a sentence', () => {
  const { components, paths } = apiDocument();
  const silent = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => {
    const { description, properties } = schema as Described;
    const fields = Object.entries(properties ?? {}).filter(
      ([, field]) => !field.description && !field.$ref && !field.anyOf,
    );
    return [...(description ? [] : [name]), ...fields.map(([field]) => `${name}.${field}`)];
  });
  const parameters = Object.values(paths ?? {}).flatMap((operations) =>
    Object.values(operations as Record<string, { parameters?: Described[] }>).flatMap(
      ({ parameters = [] }) => parameters,
    ),
  );
  const unsaid = parameters.filter((one) => one.in !== 'path' && !one.description);
  expect({ silent, unsaid }).toEqual({ silent: [], unsaid: [] });
});

type Described = {
  description?: string;
  $ref?: string;
  in?: string;
  anyOf?: unknown;
  properties?: Record<string, Described>;
};

test('no field of a body tells a default: generators of types take such a field for required', () => {
  const { paths, components } = apiDocument();
  const operations = Object.values(paths ?? {}).flatMap((path) => Object.values(path as object));
  const bodies = operations.map(({ requestBody }) => requestBody);
  const seen = new Set<string>();
  const fieldsWithDefault = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return [];
    const { $ref, properties = {} } = part as Described;
    const name = $ref?.replace('#/components/schemas/', '');
    const referred = name && !seen.has(name) ? components?.schemas?.[name] : undefined;
    if (name) seen.add(name);
    const fields = Object.entries(properties).filter(([, field]) => 'default' in field);
    const within = [...Object.values(part), referred].flatMap(fieldsWithDefault);
    return [...fields.map(([field]) => field), ...within];
  };
  expect(fieldsWithDefault(bodies)).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['NewVideo', 'NewSeries', 'NewWebhook']));
});
