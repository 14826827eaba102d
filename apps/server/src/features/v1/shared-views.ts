import type { Project } from '@shortcake/contract/project';
import type { Kysely } from 'kysely';
import { createSharedTurns } from '../../platform/shared-turns.ts';
import type { DB } from '../../schema.ts';
import type { ViewTools } from '../videos/list/views.ts';
import type { OwnVideo } from '../videos/live.ts';
import { getProject } from '../videos/service.ts';

const RECENT_MS = 1_000;

type RecentView = {
  view: Project;
  /** Of `performance.now()`: when it was read, and from when on it is read anew. */
  readAt: number;
  freshAt: number;
};

/** Reads of videos that many ask for at once. Both throw NotFoundError. */
export function createSharedViews(db: Kysely<DB>, tools: ViewTools) {
  const inTurn = createSharedTurns<Project>();
  const recent = new Map<string, Promise<RecentView>>();

  /** A video as it is now. */
  const viewOf = ({ account, id }: OwnVideo) =>
    inTurn(account, `${account} ${id}`, () => getProject(db, tools, account, id));

  /** A video as it was a second ago at most. */
  function recentViewOf(video: OwnVideo): Promise<RecentView> {
    const name = `${video.account} ${video.id}`;
    const known = recent.get(name);
    if (known) return known;
    const readAt = performance.now();
    const reading = viewOf(video).then((view) => ({ view, readAt, freshAt: readAt + RECENT_MS }));
    recent.set(name, reading);
    setTimeout(() => recent.delete(name), RECENT_MS).unref();
    return reading;
  }

  return { viewOf, recentViewOf };
}
