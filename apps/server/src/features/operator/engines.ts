import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Engine } from '@shortcake/contract/operator/engines';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import type { DB } from '../../schema.ts';
import {
  type EngineState,
  type EnginesOptions,
  listEngines,
  switchEngine,
} from '../videos/health/service.ts';
import type { OperatorCalls } from './calls.ts';

/** The video engines that are configured, and the switch of each. */
export function registerEngines(
  calls: OperatorCalls,
  { db, engines }: { db: Kysely<DB>; engines: EnginesOptions },
): void {
  calls.read(operatorEndpoints.listEngines, async () =>
    (await listEngines(db, engines)).map(viewOf),
  );
  calls.change(operatorEndpoints.switchEngine, async ({ params, body }, commit) => {
    const { id } = params;
    if (!engines.engines.some((engine) => engine.id === id)) {
      throw new NotFoundError('There is no such engine.');
    }
    const { enabled } = body;
    await commit(async (db) => {
      await switchEngine(db, id as string, enabled);
      const action = enabled ? 'switch-engine-on' : 'switch-engine-off';
      return { logged: { action, target: `engine ${id}` }, result: undefined };
    });
    const state = (await listEngines(db, engines)).find((engine) => engine.id === id);
    return viewOf(state as EngineState);
  });
}

const viewOf = ({ since, ...state }: EngineState): Engine => ({
  ...state,
  since: since?.toISOString() ?? null,
});
