import { reportKinds } from '@shortcake/contract/report-limits';
import { UNPARSE } from '@shortcake/contract/spreadsheet-formula';
import type { Kysely } from 'kysely';
import papa from 'papaparse';
import type { DB } from '../../schema.ts';
import { countObjections, countReports } from './count-queries.ts';

const FIELDS = [
  ...['year', 'kind', 'notices', 'kept', 'removed', 'moot', 'open', 'median_hours_to_decide'],
  ...['videos_taken_down', 'objections', 'put_back', 'confirmed', 'objections_moot'],
  ...['objections_open', 'median_hours_to_answer'],
];

/**
 * What a year's report counts, as CSV: a line for each kind and one for all. Notices and takedowns are of
 * the year that they came in, with what became of them by now; a day begins at midnight UTC.
 */
export async function countsOfYear(db: Kysely<DB>, year: number): Promise<string> {
  const [reports, objections] = await Promise.all([
    countReports(db, year),
    countObjections(db, year),
  ]);
  const data = [...reportKinds, 'all'].map((kind) => {
    const of = reports.get(kind);
    const against = objections.get(kind);
    return [
      ...[year, kind, of?.notices ?? 0, of?.kept ?? 0, of?.removed ?? 0, of?.moot ?? 0],
      ...[of?.open ?? 0, inHours(of?.median), against?.takedowns ?? 0, against?.objections ?? 0],
      ...[against?.putBack ?? 0, against?.confirmed ?? 0, against?.moot ?? 0],
      ...[against?.open ?? 0, inHours(against?.median)],
    ];
  });
  // The mark is what tells Excel that this is UTF-8.
  return `\uFEFF${papa.unparse({ fields: FIELDS, data }, UNPARSE)}\r\n`;
}

/** Blank where there is none. */
const inHours = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? '' : (seconds / 3600).toFixed(1);
