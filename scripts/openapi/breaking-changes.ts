/** What is compared of a document: any JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Schema = { [name: string]: Json };

/**
 * What a document takes away from the one before it, in sentences: whoever wrote a program by that one would
 * notice. What is new is nothing: calls, optional parameters, fields of answers.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  const found: string[] = [];
  const [old, now] = [asObject(before), asObject(after)];
  if (old.security && JSON.stringify(old.security) !== JSON.stringify(now.security)) {
    found.push('callers are let in by something else');
  }
  const schemes = (document: Schema) =>
    at(document, 'components', 'securitySchemes', 'key', 'scheme');
  if (schemes(old) !== undefined && schemes(old) !== schemes(now)) {
    found.push('a key is sent in another way');
  }
  for (const [path, operations] of entriesOf(old.paths)) {
    for (const [method, operation] of entriesOf(operations)) {
      const where = `${method.toUpperCase()} ${path}`;
      const successor = at(now, 'paths', path, method);
      if (successor === undefined) found.push(`${where}: the call is gone`);
      else compareCalls(where, asObject(operation), asObject(successor), { old, now, found });
    }
  }
  for (const [event, { post }] of entriesOf(old.webhooks) as [string, Schema][]) {
    const bodyIn = (operation: Json | undefined) => bodyOf(asObject(operation).requestBody);
    const [told, tells] = [bodyIn(post), bodyIn(at(now, 'webhooks', event, 'post'))];
    if (!tells) found.push(`${event}: nobody is told of it any more`);
    else if (told) compareGiven(event, told, tells, { old, now, found });
  }
  return found;
}

type Context = { old: Schema; now: Schema; found: string[] };

function compareCalls(where: string, before: Schema, after: Schema, context: Context): void {
  const { found } = context;
  if (before.operationId !== after.operationId) {
    found.push(
      `${where}: the operation is named ${after.operationId}, and was ${before.operationId}`,
    );
  }
  compareParameters(where, before, after, context);
  const scopes = minus(namesIn(after['x-scopes']), namesIn(before['x-scopes']));
  for (const scope of scopes) found.push(`${where}: a key needs the scope ${scope}`);
  if (JSON.stringify(before.security) !== JSON.stringify(after.security)) {
    found.push(`${where}: callers are let in by something else`);
  }
  const [oldBody, newBody] = [bodyOf(before.requestBody), bodyOf(after.requestBody)];
  if (!oldBody && newBody && at(after, 'requestBody', 'required') === true) {
    found.push(`${where}: a body must be sent`);
  }
  if (oldBody && !newBody) found.push(`${where}: no body is taken`);
  if (oldBody && newBody) compareTaken(`${where}: body`, oldBody, newBody, context);
  const statuses = (operation: Schema) => Object.keys(asObject(operation.responses));
  for (const status of minus(statuses(after), statuses(before))) {
    if (status < '400') found.push(`${where}: may be answered ${status}`);
  }
  for (const [status, answer] of entriesOf(before.responses)) {
    const successor = at(after, 'responses', status);
    if (successor === undefined) {
      if (status < '400') found.push(`${where}: ${status} is answered no more`);
      continue;
    }
    const types = (of: Json) => Object.keys(asObject(at(asObject(of), 'content')));
    for (const type of minus(types(answer), types(successor))) {
      found.push(`${where}: ${status} is no ${type} any more`);
    }
    const [oldSchema, newSchema] = [bodyOf(answer), bodyOf(successor)];
    if (oldSchema && newSchema) {
      compareGiven(`${where}: ${status}`, oldSchema, newSchema, context);
    }
    for (const [header] of entriesOf(at(asObject(answer), 'headers'))) {
      if (at(asObject(successor), 'headers', header) === undefined) {
        found.push(`${where}: ${status} has no header ${header}`);
      }
    }
  }
}

function compareParameters(where: string, before: Schema, after: Schema, context: Context): void {
  const byName = (operation: Schema) =>
    new Map(
      ((operation.parameters ?? []) as Schema[]).map(
        (one) => [`${one.in} ${one.name}`, one] as const,
      ),
    );
  const [old, now] = [byName(before), byName(after)];
  for (const [name, parameter] of old) {
    const successor = now.get(name);
    if (!successor) context.found.push(`${where}: the parameter ${name} is gone`);
    else {
      const of = `${where}: parameter ${name}`;
      if (!parameter.required && successor.required) context.found.push(`${of} must be given`);
      compareTaken(of, asObject(parameter.schema), asObject(successor.schema), context);
    }
  }
  for (const [name, { required }] of now) {
    if (required && !old.has(name)) context.found.push(`${where}: parameter ${name} must be given`);
  }
}

/** What callers send: it may be wider than it was, and never narrower. */
function compareTaken(where: string, before: Schema, after: Schema, context: Context): void {
  compareSchemas(where, before, after, { ...context, narrower: 'is not taken any more' });
}

/** What callers are told: it may be narrower than it was, and have more fields. */
function compareGiven(where: string, before: Schema, after: Schema, context: Context): void {
  compareSchemas(where, before, after, { ...context, narrower: undefined });
}

/** `narrower`: of what is sent. Undefined: of what is answered. */
type Comparison = Context & { narrower: string | undefined };

function compareSchemas(where: string, a: Schema, b: Schema, comparison: Comparison): void {
  const { old, now, found, narrower } = comparison;
  const [before, after] = [resolved(a, old), resolved(b, now)];
  const isSent = narrower !== undefined;
  const [oldTypes, newTypes] = [typesOf(before), typesOf(after)];
  const lost = isSent ? minus(oldTypes, newTypes) : minus(newTypes, oldTypes);
  if (lost.length > 0) {
    found.push(
      `${where}: ${isSent ? `${lost.join(', ')} ${narrower}` : `may be ${lost.join(', ')}`}`,
    );
  }
  compareValues(where, before, after, comparison);
  for (const name of ['default', 'format'] as const) {
    if (before[name] !== undefined && before[name] !== after[name]) {
      found.push(`${where}: ${name} is ${after[name] ?? 'none'}, and was ${before[name]}`);
    }
  }
  if (isSent) compareBounds(where, before, after, found);
  const [oldRequired, newRequired] = [namesIn(before.required), namesIn(after.required)];
  for (const [name, property] of entriesOf(before.properties)) {
    const successor = at(after, 'properties', name);
    const of = `${where}.${name}`;
    if (successor === undefined) found.push(`${of}: the field is gone`);
    else compareSchemas(of, asObject(property), asObject(successor), comparison);
    if (!isSent && oldRequired.includes(name) && !newRequired.includes(name)) {
      found.push(`${of}: may be missing`);
    }
  }
  if (isSent) {
    for (const name of minus(newRequired, oldRequired))
      found.push(`${where}.${name}: must be sent`);
  }
  if (before.items && after.items) {
    compareSchemas(`${where}[]`, asObject(before.items), asObject(after.items), comparison);
  }
  const [oldOptions, newOptions] = [optionsOf(before), optionsOf(after)];
  oldOptions.forEach((option, i) => {
    if (newOptions[i]) compareSchemas(`${where}(${i})`, option, newOptions[i], comparison);
  });
  if (isSent ? oldOptions.length > newOptions.length : oldOptions.length < newOptions.length) {
    found.push(`${where}: has ${newOptions.length} forms, and had ${oldOptions.length}`);
  }
}

/** Fields of answers that may get new values: the document's introduction announces it. */
const OPEN =
  /\.(code|step|type|events|templateId|category)$|GET \/api\/v1\/templates: 200\[\]\.id$/;
/** As a field is named, without the form of it that may be null, or the items of a list. */
const nameOf = (where: string) => where.replace(/(\(\d+\)|\[\])+$/, '');

/** Values that are named one by one. */
function compareValues(
  where: string,
  before: Schema,
  after: Schema,
  { found, narrower }: Comparison,
): void {
  const valuesOf = ({ enum: all, const: one }: Schema) =>
    ((all ?? (one === undefined ? undefined : [one])) as Json[] | undefined)?.map(String);
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (narrower === undefined) {
    if (!old || OPEN.test(nameOf(where))) return;
    for (const value of now ? minus(now, old) : ['any other value']) {
      found.push(`${where}: may be ${value}`);
    }
    return;
  }
  if (!now) return;
  for (const value of old ? minus(old, now) : ['any other value']) {
    found.push(`${where}: ${value} ${narrower}`);
  }
}

function compareBounds(where: string, before: Schema, after: Schema, found: string[]): void {
  for (const [name, isLower] of [
    ['minimum', true],
    ['minLength', true],
    ['minItems', true],
    ['maximum', false],
    ['maxLength', false],
    ['maxItems', false],
  ] as const) {
    const [old, now] = [before[name], after[name]] as (number | undefined)[];
    if (now === undefined) continue;
    if (old === undefined || (isLower ? now > old : now < old)) {
      found.push(`${where}: ${name} is ${now}, and was ${old ?? 'none'}`);
    }
  }
  if (after.pattern !== undefined && after.pattern !== before.pattern) {
    found.push(`${where}: must match ${after.pattern}`);
  }
}

function resolved(schema: Schema, document: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return asObject(at(document, ...$ref.replace('#/', '').split('/')));
}

const asObject = (json: Json | undefined): Schema =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
const entriesOf = (json: Json | undefined): [string, Json][] => Object.entries(asObject(json));
const at = (json: Schema, ...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((inner, name) => asObject(inner)[name], json);
const bodyOf = (json: Json | undefined): Schema | undefined => {
  const schema = at(asObject(json), 'content', 'application/json', 'schema');
  return schema === undefined ? undefined : asObject(schema);
};
const namesIn = (json: Json | undefined): string[] => (Array.isArray(json) ? json.map(String) : []);
const typesOf = ({ type }: Schema): string[] =>
  type === undefined ? [] : Array.isArray(type) ? type.map(String) : [String(type)];
const optionsOf = ({ anyOf, oneOf }: Schema): Schema[] =>
  ((anyOf ?? oneOf ?? []) as Json[]).map(asObject);
const minus = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one));
