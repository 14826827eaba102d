import { pagesQuery } from '../lib/pages.ts';

export type ReportsStatus = 'open' | 'decided';

/** Reports that wait, or that are decided, as the server orders them. */
export const reportsQuery = (status: ReportsStatus) =>
  pagesQuery('listReports', 'reports', { status });

/** What was reported and decided in a year, as a file for a spreadsheet. */
export const yearlyCounts = (year: string): string => `/api/admin/reports.csv?year=${year}`;
