import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { unknownVariables } from './variables.ts';

type Service = {
  image?: string;
  build?: unknown;
  command?: string[];
  restart?: string;
  environment?: Record<string, string>;
  stop_grace_period?: string;
  read_only?: boolean;
};
export type Compose = { services: Record<string, Service>; volumes?: Record<string, unknown> };

/** Those of the product's processes that run on; its others do one thing. */
const PROCESSES = ['web', 'worker'];
/** What the services of other people are told, which is none of the product's business. */
const OTHERS = ['database', 'storage', 'proxy'];

export const readCompose = (text: string): Compose => parse(text, { merge: true });

/** What of one of the compose files is wrong, a line each. */
export function faultsOfCompose(text: string): string[] {
  const compose = readCompose(text);
  if (!hasForm(compose)) {
    return (hasForm.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
  return Object.entries(compose.services).flatMap(([name, service]) => [
    ...(OTHERS.includes(name) ? [] : unknownVariables(Object.keys(service.environment ?? {}))),
    ...secretsIn(service).map((variable) => `${name} has a secret in ${variable}`),
    ...(OTHERS.includes(name) ? [] : openToEnv(service)).map(
      (variable) => `${name} does not start with a .env that sets ${variable}`,
    ),
    ...(service.image === undefined || isPinned(service.image) ? [] : [`${service.image} floats`]),
    ...(PROCESSES.includes(name) && service.image !== undefined ? faultsOfProcess(service) : []),
  ]);
}

function faultsOfProcess({ stop_grace_period = '10s', read_only }: Service): string[] {
  const faults = read_only === true ? [] : ['a process may write to its image'];
  // 32 s for parts, 3 s for each connection, and what docs/operations.md asks for.
  if (Number.parseInt(stop_grace_period, 10) < 70) faults.push('a stop is cut short');
  return faults;
}

/** Secrets that stand in files, and that a .env could set as well: both at once refuse to start. */
const openToEnv = ({ environment = {} }: Service) =>
  Object.keys(environment)
    .filter((name) => name.endsWith('_FILE'))
    .map((name) => name.slice(0, -'_FILE'.length))
    .filter((name) => environment[name] !== '');

const secretsIn = ({ environment = {} }: Service) =>
  Object.entries(environment)
    .filter(
      ([name, value]) =>
        /(PASSWORD|SECRET|TOKEN|_KEY|_KEY_ID|DATABASE_URL|DIRECT_URL)$/.test(name) && value !== '',
    )
    .map(([name]) => name);

/** Ours is built here; others' have a tag that says which version, at least its first number. */
const isPinned = (image: string) => image === 'shortcake' || /^docker\.io\/\S+:\d\S*$/.test(image);

/** The compose specification's own schema, which a linter of compose files brings. */
const schema = new URL('schemas/compose.schema.json', import.meta.resolve('dclint/package.json'));
const hasForm: ValidateFunction = new Ajv({
  strict: false,
  validateFormats: false,
  // It names draft 7 by an address that ajv does not know.
  validateSchema: false,
}).compile(JSON.parse(readFileSync(schema, 'utf8')));
