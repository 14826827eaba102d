import * as z from 'zod';
import { advanceClock } from '../clock.ts';
import { deleteClock, insertClock } from '../customers.ts';
import { common, integer, listing, text } from '../params.ts';
import type { World } from '../world.ts';
import { findRoute, listRoute, type Route, workRoute } from './route.ts';

const frozenTime = integer.pipe(z.number().min(0));

/** Clocks, which let time pass for the customers on them. */
export const testClockRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    params: z.strictObject({ ...common, frozen_time: frozenTime, name: text.optional() }),
    run(world, { frozen_time, name = null }) {
      const clock = insertClock(world, name, frozen_time);
      world.emit('test_helpers.test_clock.created', clock);
      return clock;
    },
  }),
  findRoute('/v1/test_helpers/test_clocks/:id', 'test_helpers.test_clock'),
  workRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    params: z.strictObject({ ...common, frozen_time: frozenTime }),
    run: (world, { frozen_time }, clock) => advanceClock(world, clockOf(world, clock), frozen_time),
  }),
  workRoute({
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/:id',
    params: z.strictObject(common),
    run: (world, _params, clock) => deleteClock(world, clockOf(world, clock)),
  }),
  listRoute({
    path: '/v1/test_helpers/test_clocks',
    kind: 'test_helpers.test_clock',
    params: z.strictObject(listing),
  }),
];

const clockOf = (world: World, id: string) =>
  world.get('test_helpers.test_clock', id, 'test_clock');
