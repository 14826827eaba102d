import type { z } from 'zod';
import { Series as PageSeries } from '../series.ts';
import { described } from './described.ts';

/** A series, as /api/v1 answers it: the page's. */
export const VideoSeries = described(
  PageSeries.extend({
    counts: described(PageSeries.shape.counts, 'SeriesCounts', 'How its videos stand.', {
      total: 'All of them.',
      pending: 'In line.',
      processing: 'Being made.',
      completed: 'Finished.',
      failed: 'Failed, or cancelled.',
    }),
  }),
  'Series',
  'Videos that were asked for together, and those that were added to them.',
  {
    id: 'Its id.',
    title: 'What its owner sees it under.',
    createdAt: 'When it was asked for.',
    credits: 'The price of all its videos, in credits.',
    counts: 'How its videos stand.',
    projectIds: 'Its videos, in the order in which they were asked for.',
  },
);
export type VideoSeries = z.infer<typeof VideoSeries>;
