import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import type { Visitor } from '../visitor.ts';
import { sendOnce } from './people.ts';

const LOOK_MS = 1000;
/** A storm that was broken off is not waited for. */
const UNHELD = { ref: false };
/** More than one person has of videos here. */
const LIST = '/api/projects?limit=200';

/** The page's own rule. Its types are of a browser, which the server's know nothing of. */
const page = new URL('../../../web/src/features/projects/ends.ts', import.meta.url);
const { seriesQuietBetween } = (await import(page.href)) as {
  seriesQuietBetween(before: readonly Project[], after: readonly Project[]): string[];
};

/**
 * Looks at a person's videos again and again, as an open page does. Stopped, it looks once more, and
 * answers how often it had to tell that a series has ended, by their ids.
 */
export function watchEnds(person: Visitor): { stop(): Promise<Map<string, number>> } {
  const told = new Map<string, number>();
  let before: readonly Project[] = [];
  let isOver = false;
  const look = async () => {
    const answer = await sendOnce<Project[]>(person, LIST, {});
    if (answer?.status !== 200) return false;
    for (const id of seriesQuietBetween(before, answer.body)) told.set(id, (told.get(id) ?? 0) + 1);
    before = answer.body;
    return true;
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      await sleep(LOOK_MS, undefined, UNHELD);
    }
    while (!(await look())) await sleep(LOOK_MS, undefined, UNHELD);
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return told;
    },
  };
}
