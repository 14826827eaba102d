import { randomInt, randomUUID } from 'node:crypto';
import type { NewProject } from '@shortcake/contract/project';
import { defaultTitle } from '@shortcake/contract/title';
import { MAX_SEED } from '@shortcake/contract/video';
import { type Kysely, sql } from 'kysely';
import { tell } from '../../happenings.ts';
import { notifyChanged } from '../../platform/events.ts';
import type { DB } from '../../schema.ts';
import { holdCredits } from '../credits/service.ts';
import { spendWithKey } from '../keys/spend.ts';
import { refuseSuspended } from '../sessions/session.ts';
import { notifyDue } from './due.ts';
import { beginWith } from './limits/begin-with.ts';
import type { AskLimits } from './limits/limits.ts';
import { insertProjects, type ProjectRow } from './queries.ts';

export type Asking = {
  /** Until when a video must be finished, counted from its ask, or from its turn. */
  deadlineSeconds: number;
  /** In the order in which they stand in for one another. */
  engines: readonly string[];
  limits: AskLimits;
  /** The API key that asks; undefined where a page does. */
  keyId?: string | undefined;
};

/** The series that new projects are of, the place of the first, and how long one waits for its turn at most. */
type OfSeries = { id: string; firstIndex: number; queueSeconds: number };

/**
 * Takes a credit for each video and puts all of them in line, or none; part of a transaction that does
 * not take much more time: it ends with rows that everybody shares. Their ids may be chosen before.
 * Throws SuspendedError, InsufficientCreditsError, KeyRefusedError, KeyCapReachedError, NoEngineError,
 * TooManyRefusalsError, SoldOutTodayError.
 */
export async function insertPaidProjects(
  db: Kysely<DB>,
  accountId: string,
  wanted: readonly (NewProject & { id?: string })[],
  { deadlineSeconds, engines, limits, keyId }: Asking,
  series?: OfSeries,
): Promise<ProjectRow[]> {
  await refuseSuspended(db, accountId);
  const now = new Date();
  const named = wanted.map(({ id = randomUUID(), title, ...rest }) => ({
    ...{ ...rest, id },
    title: title || defaultTitle(rest.templateData.templateId, now),
  }));
  const holds = named.map(({ id, title }) => ({ projectId: id, title }));
  await holdCredits(db, accountId, holds);
  const ids = named.map(({ id }) => id);
  if (keyId !== undefined) await spendWithKey(db, { accountId, keyId }, ids);
  await notifyChanged(db, accountId, ['projects', 'transactions', 'user']);
  // Last: it takes a row that everybody shares.
  const beginnings = await beginWith(db, accountId, { engines, limits }, named.length);
  const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
  const until = inSeconds(series?.queueSeconds ?? deadlineSeconds);
  const rows = await insertProjects(
    db,
    accountId,
    named.map(({ id, title, prompt, templateData }, i) => ({
      ...beginnings[i],
      ...{ id, title, prompt },
      template_id: templateData.templateId,
      category: templateData.category,
      aspect_ratio: templateData.aspectRatio,
      generate_audio: templateData.generateAudio,
      enhance_prompt: templateData.enhancePrompt,
      seed: templateData.seed ?? randomInt(MAX_SEED),
      slots: JSON.stringify(templateData.slots ?? {}),
      deadline_at: until,
      ...(series && {
        series_id: series.id,
        series_index: series.firstIndex + i,
        turn_seconds: deadlineSeconds,
        line_until: until,
      }),
    })),
  );
  for (const { id, engine } of rows) {
    await notifyDue(db, { engine, step: 'submit' });
    await tell(db, 'job.asked', { project: id, account: accountId });
  }
  return rows;
}
