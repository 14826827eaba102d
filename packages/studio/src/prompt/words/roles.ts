import { isAlive, isScenery, isVehicle } from './kinds.ts';
import type { ActionName } from './names.ts';
import { drinkIn, isAtHand, isDoneTo, isHandled } from './objects.ts';
import type { Reading } from './reading.ts';
import type { Role } from './story.ts';
import type { Found } from './subjects.ts';

const MOST_ROLES = 3;
/** Company is named within so many words of the lead; long prompts go on about other things. */
const FARTHEST = 24;
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
/** "A cow with her calf" are two, and "a cat and the cat" is one. */
const others: ReadonlySet<string> = new Set(
  'a another her his its their baby little vs versus'.split(' '),
);
/** Who plays, and what the lead eats, cooks, rides or has at hand. */
type Chosen = { roles: Role[]; object?: Role };

/** Who leads and who plays along; nobody, when the text names nobody. */
export function chooseRoles(
  reading: Reading,
  found: readonly Found[],
  action: ActionName | undefined,
): Chosen {
  const described = found.filter((it) => reading.mentions[it.index]!.section === 'subject');
  const pool = described.length ? described : found;
  const lead = leadOf(reading, pool, action);
  if (!lead) return { roles: [] };
  if (isHandled(reading, lead, action) && !isAlive(lead.subject)) {
    return { roles: [], object: objectOf(lead) };
  }
  const used = found.find((it) => it !== lead && isHandled(reading, it, action));
  const near = pool.filter((it) => Math.abs(it.from - lead.from) <= FARTHEST);
  const company = near.filter(
    (it) => it !== lead && it !== used && playsAlong(reading, it, lead, action),
  );
  const all = [lead, ...company];
  const more = all.flatMap((it) => Array.from({ length: countOf(reading, it) - 1 }, () => it));
  const roles = [...all, ...more].slice(0, MOST_ROLES).map(roleOf);
  const thing = used ?? near.find((it) => !all.includes(it) && isAtHand(it));
  const object = thing ? objectOf(thing) : action === 'eat' ? drinkIn(reading) : undefined;
  return object ? { roles, object } : { roles };
}

function roleOf({ subject, colors, wears }: Found): Role {
  return { subject, colors: [...new Set(colors)], wears: [...new Set(wears)] };
}

/** Only what has no face is eaten. */
function objectOf(it: Found): Role {
  const role = roleOf(it);
  return it.subject === 'fish' && it.link === 'object' ? { ...role, subject: 'sushi' } : role;
}

function leadOf(reading: Reading, pool: readonly Found[], action: ActionName | undefined) {
  const treated = action && pool.find((it) => isDoneTo(reading, it, action));
  if (treated) return treated;
  for (const link of ['free', 'joined', 'object', 'held', 'placed', 'costume'] as const) {
    const first = pool.find((it) => it.link === link && !it.floats);
    if (first) return first;
  }
  return pool[0];
}

/** Things that float ("cats and balloons") and scenery are not company, unless it is one of them. */
function playsAlong(
  reading: Reading,
  it: Found,
  lead: Found,
  action: ActionName | undefined,
): boolean {
  if (it.floats || it.link === 'placed' || it.link === 'costume' || it.link === 'held')
    return false;
  const same = it.subject === lead.subject && String(it.colors) === String(lead.colors);
  if (same && !(it.link === 'joined' && others.has(reading.tokens[it.from - 1]!))) return false;
  if (it.link === 'object') {
    const flies = action === 'fly' && isVehicle(it.subject);
    return flies || isAlive(it.subject) || (action !== undefined && isDoneTo(reading, it, action));
  }
  const does = lead.link === 'object' && isAlive(it.subject);
  return it.link === 'free' ? does || it.index > lead.index : !(it.plural && isScenery(it.subject));
}

function countOf({ tokens }: Reading, { plural, from }: Found): number {
  const before = tokens.slice(Math.max(0, from - 4), from);
  return plural ? Math.max(1, ...before.map((token) => numbers[token] ?? 1)) : 1;
}
