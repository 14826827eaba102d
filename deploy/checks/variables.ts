import { readFileSync } from 'node:fs';

const example = readFileSync('.env.example', 'utf8');
const known = new Set([...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!));
/** Each secret NAME may stand in a file that NAME_FILE names instead. */
const secrets = new Set(
  /^# Each secret NAME[^:]*:((?:.*\n#)*.*)$/m.exec(example)?.[1]?.match(/[A-Z0-9_]{4,}/g),
);

/** Those of these variables that the product does not know, and would not miss. */
export function unknownVariables(names: Iterable<string>): string[] {
  const isKnown = (name: string) =>
    known.has(name) || (name.endsWith('_FILE') && secrets.has(name.slice(0, -'_FILE'.length)));
  return [...names].filter((name) => !isKnown(name)).map((name) => `${name} is no variable`);
}
