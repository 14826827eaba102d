import { type RawBuilder, sql } from 'kysely';

/**
 * A text as it is looked for, in any case and form of Unicode (a Mac may write é as two characters): in
 * capitals, since Σ stands for both σ and ς, and SS for ß, and İ as I.
 */
export const inCapitals = (text: string): string =>
  text.toUpperCase().normalize('NFC').replaceAll('İ', 'I');

/**
 * Whether a column holds a text; strpos knows no wildcards. By ICU's rules, which are JavaScript's too:
 * the database's own may know ASCII only. It reads all rows when few hold it; an index on parts of words
 * (pg_trgm) is not to be had on every managed PostgreSQL.
 */
export const holdsText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(
    replace(normalize(upper(${sql.ref(column)} collate "und-x-icu")), 'İ', 'I'), ${inCapitals(text)}) > 0`;
