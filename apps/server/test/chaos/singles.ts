import { setTimeout as sleep } from 'node:timers/promises';
import { askFor, deleteProject, untilTaken } from './people.ts';
import { makePlans, seededRandom } from './plan.ts';
import { type ChaosReport, runStorm, type Stroke } from './storm.ts';

/** So few that a filter ends no more of their asks than it may. */
const VIDEOS_A_PERSON = 20;
/** Fewer than some of them delete. */
const FREE_ABANDONS_PER_DAY = 1;

/** Single videos through a storm; some are deleted by their owners. */
export async function stormOfSingles(options: {
  videos: number;
  seed: number;
  deadlineSeconds: number;
  /** Once each; unless they are given, until the end. */
  strokes?: readonly Stroke[];
  say?: (line: string) => void;
}): Promise<ChaosReport & { deleted: number }> {
  const { videos, seed, deadlineSeconds, strokes, say } = options;
  const random = seededRandom(seed);
  const plans = makePlans(videos, random);
  const deleted = new Map<string, string>();
  const report = await runStorm({
    ...{ plans, random, deadlineSeconds, strokes, say },
    people: Math.max(5, Math.ceil(videos / VIDEOS_A_PERSON)),
    credits: VIDEOS_A_PERSON,
    freeAbandonsPerDay: FREE_ABANDONS_PER_DAY,
    async ask(people) {
      const later: Promise<void>[] = [];
      for (const [index, plan] of plans.entries()) {
        const person = people[index % people.length]!;
        const id = await askFor(person, plan);
        if (plan.deleted === undefined) continue;
        deleted.set(id, plan.prompt);
        const when = plan.deleted === 'taken' ? untilTaken(person, id) : sleep(plan.deleted);
        later.push(when.then(() => deleteProject(person, id)));
      }
      await Promise.all(later);
      return {
        deleted,
        async judge(db) {
          const rows = await db.selectFrom('projects').select('id').execute();
          const left = videos - deleted.size;
          return rows.length === left ? [] : [`${rows.length} projects are left of ${left}`];
        },
      };
    },
  });
  return { ...report, deleted: deleted.size };
}
