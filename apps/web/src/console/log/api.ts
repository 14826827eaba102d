import { pagesQuery } from '../lib/pages.ts';

export const logQuery = pagesQuery('listLog', 'log');
