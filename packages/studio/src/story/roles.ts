import type { Role } from '../improv/performer.ts';
import { isAlive, isScenery } from './kinds.ts';
import type { ActionName } from './names.ts';
import type { Reading } from './reading.ts';
import type { Found } from './subjects.ts';

const MOST_ROLES = 3;
const numbers: Record<string, number> = {
  ...{ two: 2, '2': 2, pair: 2, couple: 2, twin: 2, both: 2 },
  ...{
    three: 3,
    '3': 3,
    '4': 3,
    '5': 3,
    '6': 3,
    '10': 3,
    trio: 3,
    group: 3,
    band: 3,
    choir: 3,
    crowd: 3,
    several: 3,
    many: 3,
  },
  ...{ four: 3, five: 3, army: 3, family: 3, bunch: 3, herd: 3, flock: 3, dozen: 3 },
};
/** What is done to something: that leads, and not who does it. */
const done: ReadonlySet<ActionName> = new Set(['slice', 'pour']);

/** Who leads and who plays along; nobody, when the text names nobody. */
export function chooseRoles(
  reading: Reading,
  found: readonly Found[],
  action: ActionName | undefined,
): Role[] {
  const lead = leadOf(reading, found, action);
  if (!lead) return [];
  const cast = [...Array.from({ length: countOf(reading, lead) }, () => lead)];
  for (const it of found) if (it !== lead && playsAlong(it, lead, action)) cast.push(it);
  return cast.slice(0, MOST_ROLES).map(({ subject, colors, wears }) => ({
    subject,
    colors: [...new Set(colors)],
    wears: [...new Set(wears)],
  }));
}

function leadOf(reading: Reading, found: readonly Found[], action: ActionName | undefined) {
  const described = found.filter((it) => reading.mentions[it.index]!.section === 'subject');
  const pool = described.length ? described : found;
  const object = pool.find(({ link, subject }) => link === 'object' && !isAlive(subject));
  if (object && action && done.has(action)) return object;
  for (const link of ['free', 'joined', 'object', 'placed', 'costume'] as const) {
    const first = pool.find((it) => it.link === link && !it.floats);
    if (first) return first;
  }
  return pool[0];
}

/** Things that float ("cats and balloons") and scenery are not company, unless it is one of them. */
function playsAlong(it: Found, lead: Found, action: ActionName | undefined): boolean {
  if (it.link === 'object' || it.link === 'placed' || it.link === 'costume') {
    return action !== undefined && done.has(action) && it.link === 'object' && !isAlive(it.subject);
  }
  if (it.floats) return false;
  if (it.subject === lead.subject && String(it.colors) === String(lead.colors)) return false;
  return it.link === 'free' ? it.index > lead.index : !(it.plural && isScenery(it.subject));
}

function countOf({ tokens }: Reading, lead: Found): number {
  const before = tokens.slice(Math.max(0, lead.from - 4), lead.from);
  return lead.plural ? Math.max(1, ...before.map((token) => numbers[token] ?? 1)) : 1;
}
