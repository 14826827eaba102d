import type { Kysely } from 'kysely';
import type { VideoEngine } from '../../../../engines/engine.ts';
import type { Fault } from '../../../../engines/faults.ts';
import type { DB } from '../../../../schema.ts';
import { lockCredits } from '../../../credits/service.ts';
import { SOLD_OUT_TODAY, TOO_MANY_REFUSALS } from '../../limit-faults.ts';
import { closedEngines, countAsks } from '../../limits/queries.ts';
import { renewReservation } from '../../limits/reservations.ts';
import { switchedOff } from '../../limits/switches.ts';
import type { ProjectRow } from '../../queries.ts';
import { fromNow, lockLeased, putInLine, writeLeased } from '../lease-queries.ts';
import type { StepTools } from '../step.ts';
import { requestOf } from './request.ts';

/**
 * What came of it: the engine is to be asked now; or it is not to be asked, for this reason; or the
 * project waits in line.
 */
export type Intent = { intended: ProjectRow } | { obstacle: Fault } | { inLine: true };

/**
 * Why an engine is not asked for a person's video, although it may be well: its filter ended too many of
 * their asks. Null when nothing is in the way.
 */
export async function obstacleAt(
  engine: VideoEngine,
  { account_id }: ProjectRow,
  { db, limits }: Pick<StepTools, 'db' | 'limits'>,
): Promise<Fault | null> {
  if (engine.manner.inProcess) return null;
  return (await closedEngines(db, account_id, limits)).has(engine.id) ? TOO_MANY_REFUSALS : null;
}

/**
 * Gives a project back where its engine is switched off: it waits on, and goes to another engine as what
 * was never begun (limits/move-waiting.ts). Null where the engine is on. Throws LeaseLostError.
 */
export async function waitIfOff(
  engine: VideoEngine,
  project: ProjectRow,
  { db }: Pick<StepTools, 'db'>,
): Promise<{ inLine: true } | null> {
  return (await switchedOff(db)).has(engine.id) ? waitInLine(db, project) : null;
}

async function waitInLine(db: Kysely<DB>, project: ProjectRow): Promise<{ inLine: true }> {
  await putInLine(db, project);
  return { inLine: true };
}

/**
 * Writes down that an engine is about to be asked, which the row notes in the journal of asks with what
 * a video costs there now (0033_asks_and_outcomes.sql). The same commit takes what the ask needs of the
 * person's places and of the engine's budget. All asks of one person queue up at their balance row,
 * so the counts hold across all processes. Throws LeaseLostError without effect.
 */
export async function writeIntent(
  project: ProjectRow,
  engine: VideoEngine,
  { db, engines, limits }: StepTools,
): Promise<Intent> {
  const model = engine.modelFor(requestOf(project));
  const intent = { submit_started_at: fromNow(0), engine: engine.id, model };
  if (engine.manner.inProcess) return { intended: await writeLeased(db, project, intent) };
  return db.transaction().execute(async (db): Promise<Intent> => {
    await lockLeased(db, project);
    await lockCredits(db, project.account_id);
    // Looked at already, and the prompt may have been at the text model since.
    if ((await switchedOff(db)).has(engine.id)) return waitInLine(db, project);
    const asking = { engine: engine.id, elsewhere: engines.elsewhere };
    const asks = await countAsks(db, project.account_id, asking);
    if (asks.filtered >= limits.filteredAsks) return { obstacle: TOO_MANY_REFUSALS };
    // The filter may end all asks that are under way, too.
    const mayBeFiltered = asks.filtered + asks.atEngine;
    if (asks.atOnce >= limits.videosAtOnce || mayBeFiltered >= limits.filteredAsks) {
      return waitInLine(db, project);
    }
    const holder = { ...project, engine: engine.id };
    const reservation = await renewReservation(db, holder, { today: asks.today, limits });
    if (!reservation) return { obstacle: SOLD_OUT_TODAY };
    return { intended: await writeLeased(db, project, { ...intent, ...reservation }) };
  });
}
