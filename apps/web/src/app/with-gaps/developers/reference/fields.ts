import type { Schema } from '../document.ts';

export type FieldOf = { path: string; schema: Schema; isRequired: boolean };

/**
 * All fields of a schema, those of objects within it under their whole path, such as
 * `templateData.seed`. Schemas with a name of their own are not looked into.
 */
export function fieldsOf(schema: Schema, before = ''): FieldOf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = before + name;
    const isRequired = schema.required?.includes(name) ?? false;
    const within = field.items?.properties
      ? fieldsOf(field.items, `${path}[].`)
      : fieldsOf(field, `${path}.`);
    return [{ path, schema: field, isRequired }, ...within];
  });
}
