import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import type { JournalEntry } from '@shortcake/sandbox/engines/fake';
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
