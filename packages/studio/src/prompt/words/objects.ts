import { isAlive, isFood, isScenery, isVehicle, maySuffer } from './kinds.ts';
import type { ActionName, SubjectName } from './names.ts';
import { meaning, type Reading } from './reading.ts';
import type { Role } from './story.ts';
import type { Found } from './subjects.ts';

/** What is done to something: that leads, and whoever does it stands by. */
const done: ReadonlySet<ActionName> = new Set(['slice', 'pour', 'explode', 'melt', 'grow']);

/** Actions that take hold of a thing, and of which ones. */
const handles: Partial<Record<ActionName, (name: SubjectName) => boolean>> = {
  eat: isEdible,
  cook: isEdible,
  drive: (name) => isVehicle(name) || isAlive(name),
};
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const drinking = words('drink drinks drinking drank sip sips sipping slurp slurps slurping');
const aboard = words('on in aboard atop');

function isEdible(name: SubjectName): boolean {
  return isFood(name) || name === 'fish';
}

/** Whether it may be the object of the action; a guitar is not eaten, but anybody may have one. */
export function suitsAsObject(name: SubjectName, action: ActionName): boolean {
  return handles[action]?.(name) ?? true;
}

/** "A kid on a horse", "a dog in a car". */
export function isAboard({ tokens }: Reading, { link, subject, from }: Found): boolean {
  const sat = tokens.slice(Math.max(0, from - 3), from);
  if (isVehicle(subject)) return link === 'placed' && sat.some((token) => aboard.has(token));
  return link === 'joined' && sat.includes('on');
}

/** Whether the lead eats, cooks or rides it. */
export function isHandled(reading: Reading, it: Found, action: ActionName | undefined): boolean {
  if (!action || !handles[action]?.(it.subject)) return false;
  return it.link === 'object' || (action === 'drive' && isAboard(reading, it));
}

/** A guitar, a ball, a book: it stays next to the lead. */
export function isAtHand({ link, subject, floats, plural }: Found): boolean {
  const small = link === 'held' || link === 'object';
  return small && !floats && !isAlive(subject) && !(plural && isScenery(subject));
}

/** Whether the action is done to it: "drinking chocolate melts" melts no chocolate. */
export function isDoneTo({ mentions }: Reading, it: Found, action: ActionName): boolean {
  if (!done.has(action) || it.link !== 'object' || !maySuffer(it.subject, action)) return false;
  const verbs = mentions.slice(0, it.index).filter((mention) => meaning(mention, 'action'));
  const last = verbs.at(-1);
  return !last || last.meanings.some(({ name }) => name === action);
}

/** What somebody drinks who drinks something unknown. */
export function drinkIn({ tokens }: Reading): Role | undefined {
  const drinks = tokens.some((token) => drinking.has(token));
  return drinks ? { subject: 'coffee', colors: [], wears: [] } : undefined;
}
