import { isOfTests } from '../import-graph.ts';

/** Imports that the files of a room may not have. Its own files they may import, always. */
export type Rule = {
  /** Files of the room: patterns of paths from the root. */
  of: readonly string[];
  /** Patterns of what they may not import: our files by paths from the root, packages by name. */
  not: readonly string[];
  /** Words that are printed where an import breaks the rule. */
  says: string;
  /** Tests, and what tests share, are held to it as well. */
  testsToo?: true;
};

/** An import that breaks a rule. */
export type Broken = { file: string; imported: string; says: string };

/**
 * Of the imports, those that break a rule. In a pattern `*` stands for a part of a name, `**` for any
 * path, `{a,b}` for one of these; one that ends with `/` means all that lies below. The last pattern of
 * a list that fits decides; one with `!` before it takes out again.
 */
export function brokenRules(
  rules: readonly Rule[],
  imports: ReadonlyMap<string, Iterable<string>>,
): Broken[] {
  const compiled = rules.map((rule) => ({
    ...rule,
    room: matcher(rule.of),
    forbidden: matcher(rule.not),
  }));
  return [...imports].flatMap(([file, all]) =>
    compiled.flatMap(({ room, forbidden, says, testsToo }) => {
      const own = !testsToo && isOfTests(file) ? undefined : room(file);
      if (own === undefined) return [];
      return [...all]
        .filter((imported) => !imported.startsWith(own) && forbidden(imported) !== undefined)
        .map((imported) => ({ file, imported, says }));
    }),
  );
}

/** Answers what the deciding pattern covers of a name: of a folder's, the folder. */
function matcher(patterns: readonly string[]): (name: string) => string | undefined {
  const compiled = patterns.map((pattern) => ({
    allows: pattern.startsWith('!'),
    fits: expression(pattern.replace('!', '')),
  }));
  return (name) => {
    const last = compiled.findLast(({ fits }) => fits.test(name));
    return last?.allows ? undefined : last?.fits.exec(name)?.[0];
  };
}

function expression(pattern: string): RegExp {
  const body = pattern
    .replaceAll(/[.?]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(pattern.endsWith('/') ? `^${body}` : `^${body}$`);
}

/** Patterns below a folder. */
export const below = (folder: string, patterns: readonly string[]): string[] =>
  patterns.map((pattern) =>
    pattern.startsWith('!') ? `!${folder}${pattern.slice(1)}` : `${folder}${pattern}`,
  );
