import { setTimeout as sleep } from 'node:timers/promises';
import { type Happening, tell } from '../../../happenings.ts';
import { notifyChanged } from '../../../platform/events.ts';
import { notifyDue } from '../due.ts';
import { LeaseLostError } from '../errors.ts';
import type { ProjectRow } from '../queries.ts';
import { isOfLane, type Lane } from './lanes.ts';
import { giveBack, renewLease } from './lease-queries.ts';
import { discardJob, isInProcess, letGoOfProject, removeLeftovers } from './leftovers.ts';
import { completeProject, failProject } from './outcome.ts';
import { runStep } from './run-step.ts';
import type { StepTools } from './step.ts';
import { workOf } from './work-of.ts';

/** Wait before a step that failed unforeseen (a full disk, a lost database) is tried again. */
const TROUBLE_MS = 5000;

export type JobOptions = {
  leaseSeconds: number;
  /** Hears of a project that was given back, and is due again in `waitMs`. */
  onHandedBack?: (project: ProjectRow, waitMs: number) => void;
  /** Called before each step; the crash tests kill the process here. */
  beforeStep?: (step: string, project: ProjectRow) => void;
};

/**
 * Works on a claimed project until the project ends, has to wait outside this process, comes to a
 * step of another lane, or is taken away. Never throws: every outcome is in the row. Where the row
 * could not be written, another worker takes the project over when the lease has run out.
 */
export async function workOn(
  claimed: ProjectRow,
  lane: Lane,
  tools: StepTools,
  options: JobOptions,
  shutdown: AbortSignal,
): Promise<void> {
  // One controller a job, released with it: AbortSignal.any would pile up on the shutdown's signal.
  const end = new AbortController();
  const onShutdown = () => end.abort(shutdown.reason);
  shutdown.addEventListener('abort', onShutdown, { once: true });
  if (shutdown.aborted) onShutdown();
  const keepLease = setInterval(() => {
    renewLease(tools.db, claimed, options.leaseSeconds).catch((error: unknown) => {
      if (error instanceof LeaseLostError) end.abort(error);
      else tools.log.warn({ err: error }, 'could not renew a lease');
    });
  }, options.leaseSeconds * 250);
  const current = { row: claimed };
  try {
    await tell(tools.db, 'job.claimed', workOf(claimed, tools));
    // A project that is not begun may have stood in line until now, and its owner sees where it stands.
    const isBegun = claimed.step !== 'submit' || claimed.submit_started_at !== null;
    if (!isBegun) await notifyChanged(tools.db, claimed.account_id, ['projects']);
    await runSteps(current, lane, tools, options, end.signal);
  } catch (error) {
    await recoverFromError(error, current.row, tools, options, end.signal);
  } finally {
    clearInterval(keepLease);
    shutdown.removeEventListener('abort', onShutdown);
  }
}

async function runSteps(
  current: { row: ProjectRow },
  lane: Lane,
  tools: StepTools,
  options: JobOptions,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { row } = current;
    options.beforeStep?.(row.step, row);
    const result = await runStep(row, tools, signal);
    if ('failed' in result) {
      await failProject(tools.db, row, result.failed);
      await removeLeftovers(row, tools);
      return;
    }
    if ('published' in result) {
      options.beforeStep?.('complete', row);
      await completeProject(tools.db, row);
      await discardJob(row, tools);
      await removeLeftovers(row, tools);
      return;
    }
    if ('inLine' in result) {
      await notifyChanged(tools.db, row.account_id, ['projects']);
      await tellHandedBack(row, { why: 'in line', waitMs: 0 }, tools);
      return;
    }
    if ('next' in result) {
      current.row = result.next;
      if (result.next.step !== row.step) {
        await notifyChanged(tools.db, row.account_id, ['projects']);
      }
      if (isOfLane(current.row, lane)) continue;
      await handBack(current.row, { why: 'other lane', waitMs: 0 }, tools, options);
      return;
    }
    current.row = result.row;
    if (!isOfLane(current.row, lane) || !isInProcess(current.row, tools)) {
      await handBack(current.row, { why: 'waits', waitMs: result.waitMs }, tools, options);
      return;
    }
    await sleep(result.waitMs, undefined, { signal });
  }
}

type HandedBack = Pick<Extract<Happening, { name: 'job.handed-back' }>, 'why' | 'waitMs'>;

async function handBack(
  row: ProjectRow,
  back: HandedBack,
  tools: StepTools,
  { onHandedBack }: Pick<JobOptions, 'onHandedBack'>,
): Promise<void> {
  await giveBack(tools.db, row, back.waitMs / 1000);
  onHandedBack?.(row, back.waitMs);
  await tellHandedBack(row, back, tools);
}

const tellHandedBack = (row: ProjectRow, back: HandedBack, tools: StepTools) =>
  tell(tools.db, 'job.handed-back', { ...workOf(row, tools), ...back });

/**
 * After a step threw: lets go of a project that is somebody else's by now, and gives any other
 * back, to be tried again.
 */
async function recoverFromError(
  error: unknown,
  row: ProjectRow,
  tools: StepTools,
  options: JobOptions,
  end: AbortSignal,
): Promise<void> {
  const { log, db } = tools;
  const tellLost = () => tell(db, 'job.lost', workOf(row, tools));
  try {
    if (end.reason instanceof LeaseLostError || error instanceof LeaseLostError) {
      await letGoOfProject(row, tools);
      await tellLost();
    } else if (end.aborted) {
      if (isInProcess(row, tools)) await discardJob(row, tools);
      await handBack(row, { why: 'stopping', waitMs: 0 }, tools, {});
      await notifyDue(db, row);
    } else {
      log.error(
        { err: error, project: row.id, step: row.step },
        'a step failed and is tried again',
      );
      await handBack(row, { why: 'trouble', waitMs: TROUBLE_MS }, tools, options);
    }
  } catch (trouble) {
    log.error({ err: trouble, project: row.id }, 'a project is left until its lease runs out');
    await tellLost();
  }
}
