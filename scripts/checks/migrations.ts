import {
  statementsOf,
  withoutComments,
} from '../../apps/server/src/platform/db/migrations/statements.ts';

/** The last migration of version 1.0.0, before which nobody ran two versions side by side. */
const RELEASED_BEFORE = '0013_chores.sql';

const CONTRACTS = /^-- contracts: /m;
const OUTSIDE = /^-- outside a transaction\n/;
const BODIES_AND_STRINGS = /(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g;

/** What takes away something that the release before may need, by statement. */
const CONTRACTIONS: [RegExp, string][] = [
  [/^drop (?!index concurrently)/, 'drops something'],
  [/^drop index/, 'drops an index'],
  [/^alter .* rename /, 'renames something'],
  [/^alter table .* drop (?!not null)/, 'drops a part of a table'],
  [/^alter table .* alter (column )?\w+ (set data )?type /, 'changes a type'],
  [/^alter table .* set not null/, 'refuses nulls in a column'],
  [/^alter table .* add (constraint|check|unique|primary|foreign|exclude)\b/, 'adds a constraint'],
  [
    /^alter table .* add (column )?(if not exists )?\w+ (?!constraint)[^,]*\b(check|references)\b/,
    'keeps requests waiting while it reads the table for a check that is not named and not valid',
  ],
  [
    /^alter table .* add (column )?(if not exists )?\w+ (?!.*\b(default|generated)\b)[^,]*not null/,
    'adds a column that must be given',
  ],
];

/** What no transaction takes: a restore replays all files in one. */
const UNREPEATABLE = /^(begin|start transaction|commit|rollback|vacuum|call)\b/;

/**
 * What of a migration a fleet of two versions, requests while it runs, or a restore would not survive;
 * a line for each. What contracts is allowed where it says of which migration (`-- contracts: NAME`).
 */
export function dangersIn(name: string, text: string): string[] {
  if (name <= RELEASED_BEFORE) return [];
  const statements = statementsOf(text).map((statement) => plain(statement.text));
  const made = namesIn(
    statements,
    /^create (?:or replace )?(?:constraint )?\w+ (?:if not exists )?(\w+)/,
  );
  const isNew = (table: string | undefined) => table !== undefined && made.has(table);
  const dangers = statements.flatMap((statement) => {
    if (UNREPEATABLE.test(statement)) return [`cannot be replayed by a restore: ${statement}`];
    if (isNew(/^alter table (?:only )?(\w+)/.exec(statement)?.[1])) return [];
    // Made anew in the same commit.
    if (isNew(/^drop \w+ (?:if exists )?(\w+)/.exec(statement)?.[1])) return [];
    const isAllowed = CONTRACTS.test(text);
    const rest = withoutWiderChecks(withoutChecksOfNewColumns(statement), text);
    const contraction = CONTRACTIONS.find(([pattern]) => pattern.test(rest));
    return [
      ...(contraction && !isAllowed ? [`${contraction[1]}: ${statement}`] : []),
      ...dangersOfIndex(statement, { isNew, isOutside: OUTSIDE.test(text) }),
    ];
  });
  return dangers.map((danger) => `${name} ${danger}`);
}

const CHECK =
  /,? ?add constraint \w+ (?:check \(((?:[^()]|\([^()]*\))*)\)|foreign key \((\w+)\) references \w+) not valid/g;

/**
 * The release before writes nothing into columns that it does not know, so that what only these are held
 * to takes nothing from it; and as long as that is not valid, no row is read for it.
 */
function withoutChecksOfNewColumns(statement: string): string {
  const added = namesIn([...statement.matchAll(/\badd column \w+/g)].flat(), /^add column (\w+)/);
  return statement.replaceAll(CHECK, (clause, check: string, key: string) => {
    const words = (check ?? key).match(/[a-z_]\w*/g) ?? [];
    const columns = words.filter((word) => !['is', 'not', 'null', 'and', 'or'].includes(word));
    return columns.every((column) => added.has(column)) ? '' : clause;
  });
}

const REPLACED =
  /drop constraint (\w+), add constraint \1 check \((?:[^()]|\([^()]*\))*\) not valid/g;

/** A check that another of its name replaces, which allows more: the migration says so, since nothing here can tell. */
const withoutWiderChecks = (statement: string, text: string): string =>
  statement.replaceAll(REPLACED, (clause, name: string) =>
    text.includes(`\n-- allows more: ${name}\n`) ? '' : clause,
  );

function dangersOfIndex(
  statement: string,
  { isNew, isOutside }: { isNew: (table: string | undefined) => boolean; isOutside: boolean },
): string[] {
  const isConcurrent = /^(create|drop) (unique )?index concurrently /.test(statement);
  const table = /^create (?:unique )?index .*? on (?:only )?(\w+)/.exec(statement)?.[1];
  if (table && !isConcurrent && !isNew(table)) {
    return [`keeps writes to ${table} waiting while it builds an index: ${statement}`];
  }
  if (isConcurrent && !isOutside)
    return [`does not begin "-- outside a transaction": ${statement}`];
  if (isConcurrent && !/ if (not )?exists /.test(statement)) {
    return [`cannot be run again: ${statement}`];
  }
  return [];
}

/** In small letters, on one line, without comments, strings and bodies of functions. */
const plain = (statement: string) =>
  withoutComments(statement)
    .replace(BODIES_AND_STRINGS, "''")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const namesIn = (statements: readonly string[], pattern: RegExp) =>
  new Set(statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []));
