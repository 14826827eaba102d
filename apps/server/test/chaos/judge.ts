import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
import type { AbandonedAsk } from '../../src/features/videos/abandoned/queries.ts';
import type { FakedEngine } from '../fake-engines.ts';
import { behaviorOf, type Plan } from './plan.ts';

type Submit = { engine: FakedEngine; behavior: Behavior; isMade: boolean; at: number };

/**
 * Reads the engines' own journals for videos that were asked for twice: an ask is one too many when
 * an earlier one of the same video would have given it, or may have, for all that was answered.
 * Answers a line for each.
 */
export function askedTwice(
  plans: readonly Plan[],
  journals: Record<string, readonly JournalEntry[]>,
): string[] {
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const submits = new Map<string, Submit[]>();
  for (const [name, journal] of Object.entries(journals)) {
    const engine = name as FakedEngine;
    for (const { kind, ask, id, at } of journal) {
      if (kind !== 'submit' || !ask) continue;
      const plan = planOf.get(ask.prompt);
      if (!plan) return [`${engine} was asked for what nobody wanted: ${ask.prompt}`];
      const submit = {
        engine,
        at,
        behavior: behaviorOf(engine, plan, ask),
        isMade: id !== undefined,
      };
      submits.set(ask.prompt, [...(submits.get(ask.prompt) ?? []), submit]);
    }
  }
  return [...submits].flatMap(([prompt, list]) => {
    const ordered = list.toSorted((a, b) => a.at - b.at);
    const final = ordered.slice(0, -1).find(isFinal);
    return final ? [`${prompt}: asked again after ${JSON.stringify(final)}`] : [];
  });
}

const UNKNOWN = /^(error|reset|hang)/;
const NO_GOOD = new Set<Behavior['job']>(['failed', 'no-video', 'lost', 'filtered-sound']);
const NO_GOOD_FILES = new Set<Behavior['file']>(['text', 'truncated', 'missing']);

/** Whether nothing may be asked after this: it gives a video, or is refused for good, or nobody knows. */
function isFinal({ behavior, isMade }: Submit): boolean {
  if (UNKNOWN.test(behavior.submit ?? '')) {
    // One that is found after all goes the way of any other.
    return !isMade || isWell(behavior);
  }
  if (!isMade) return behavior.submit === 'filtered';
  return isWell(behavior) || behavior.job === 'filtered';
}

function isWell({ job, file }: Behavior): boolean {
  return !NO_GOOD.has(job) && !NO_GOOD_FILES.has(file);
}

/**
 * Looks whether anybody got asks for nothing by deleting: each job that an engine made for a deleted
 * project must be one that was given up with a note, or be its video; and of the notes of one person
 * no more than the allowance may have given a credit back for what may be charged. Where credits
 * really are, check-ledger compares with the notes. Answers a line for each breach.
 */
export function askedForNothing(seen: {
  /** Of the deleted projects, by their ids. */
  promptOf: ReadonlyMap<string, string>;
  journals: Record<string, readonly JournalEntry[]>;
  notes: readonly AbandonedAsk[];
  allowance: number;
}): string[] {
  const { promptOf, journals, notes, allowance } = seen;
  const made = Object.values(journals)
    .flat()
    .filter(({ kind, id }) => kind === 'submit' && id !== undefined);
  const breaches: string[] = [];
  for (const [project, prompt] of promptOf) {
    const jobs = made.filter(({ ask }) => ask?.prompt === prompt).length;
    const noted = notes.filter(({ project_id }) => project_id === project).length;
    // One may have been its video, which was ready before it was deleted.
    if (jobs > noted + 1) breaches.push(`${prompt}: ${jobs} jobs, ${noted} given up`);
  }
  const free = notes.filter(({ credit, billed }) => credit === 'returned' && billed !== 'no');
  for (const [account, asks] of Map.groupBy(free, ({ account_id }) => account_id)) {
    if (asks.length > allowance) breaches.push(`${account} had ${asks.length} asks for nothing`);
  }
  return breaches;
}
