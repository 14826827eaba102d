import { z } from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE, PageQuery } from '../page.ts';
import { DeletionQuery, ProjectsQuery } from '../project.ts';
import { SeriesQuery } from '../series.ts';

// What stands behind `?`: the page's, with a sentence each. A name that there is not is refused: `?statuss=completed`
// would list all.

/** A page of a list. */
export const V1PageQuery = z.strictObject({
  limit: PageQuery.shape.limit.meta({
    description: 'How many to a page.',
    override: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE },
  }),
  cursor: PageQuery.shape.cursor.meta({ description: 'From the `Link` of the page before.' }),
});

const { q, status, series, starred } = ProjectsQuery.shape;

export const VideosQuery = V1PageQuery.extend({
  q: q.meta({ description: 'Text of the title or the prompt, in any case.' }),
  status: status.meta({ description: 'Only such; `live` is pending or processing.' }),
  series: series.meta({ description: 'Only of this series.' }),
  starred: starred.meta({ description: 'Only those that their owner has marked.' }),
});

export const VideoSeriesQuery = V1PageQuery.extend({
  q: SeriesQuery.shape.q.meta({ description: 'Text of the title, in any case.' }),
});

export const VideoDeletionQuery = z.strictObject({
  refund: DeletionQuery.shape.refund.meta({
    description: 'Delete nothing unless the credit comes back.',
  }),
});
