import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column, or what is made of several, holds a text, in any case and form of Unicode (a Mac may
 * write é as two characters); strpos knows no wildcards. Compared in capitals, since Σ stands for both σ
 * and ς, and SS for ß, and İ as I. By ICU's rules, which are JavaScript's too: the database's own may
 * know ASCII only. It reads all rows when few hold it; an index on parts of words (pg_trgm) is not to be
 * had on every managed PostgreSQL.
 */
export function holdsText(searched: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const capitals = text.toUpperCase().normalize('NFC').replaceAll('İ', 'I');
  return sql<boolean>`strpos(
    replace(normalize(upper(${searched} collate "und-x-icu")), 'İ', 'I'), ${capitals}) > 0`;
}
