import { StartError } from '../../platform/start-error.ts';

/** What a legal page may ask for: whether something is so here, and words by name. */
export type LegalFacts = {
  conditions: Readonly<Record<string, boolean>>;
  values: Readonly<Record<string, string>>;
};

/** `{{if disk}}...{{end}}`, on lines of their own or within one. */
const PART = /\{\{if ([\w-]+)\}\}(\n?)([\s\S]*?)\{\{end\}\}\2/g;
const NAME = /\{\{([^{}]*)\}\}/g;

/**
 * The text of a legal page for this installation: parts that are not so here left out, and names such as
 * `{{bucket}}` or `{{kept sessions}}` replaced. Throws StartError for what names something unknown.
 */
export function fill(file: string, text: string, { conditions, values }: LegalFacts): string {
  const known = <Known>(of: Readonly<Record<string, Known>>, name: string): Known => {
    const found = Object.hasOwn(of, name) ? of[name] : undefined;
    if (found !== undefined) return found;
    const names = Object.keys(of).join(', ');
    throw new StartError(`${file} names "${name}", which is not known. Known are: ${names}`);
  };
  return text
    .replace(PART, (_, name: string, _end, part: string) => (known(conditions, name) ? part : ''))
    .replace(NAME, (_, name: string) => known(values, name.trim()));
}
