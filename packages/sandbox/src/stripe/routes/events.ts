import * as z from 'zod';
import { created, listing, text } from '../params.ts';
import { findRoute, listRoute, type Route } from './route.ts';

/** What happened, for those who missed a webhook. */
export const eventRoutes: Route[] = [
  findRoute('/v1/events/:id', 'event'),
  listRoute({
    path: '/v1/events',
    kind: 'event',
    params: z.strictObject({
      ...listing,
      created,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    }),
    where: ({ type, types }) => {
      const wanted = types ?? (type ? [type] : []);
      return wanted.length > 0 ? [wanted.map((one) => ({ type: one }))] : [];
    },
  }),
];
