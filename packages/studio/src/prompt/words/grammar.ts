import { costumes, isAlive, isFood, isProduce } from './kinds.ts';
import type { SubjectName } from './names.ts';
import { adjectiveWords, type Mention, meaning, plainWords, type Reading } from './reading.ts';
import { isMark } from './text.ts';

/**
 * How a thing stands in its sentence: `free` may lead, `joined` plays along, an `object` has
 * something done to it, a `held` one is with somebody, a `placed` one is where others are, a
 * `costume` is what somebody is like.
 */
export type Link = 'free' | 'joined' | 'object' | 'held' | 'placed' | 'costume';

/** Words of one sentence that are looked at around a thing; keeps reading linear. */
const FARTHEST = 16;

const words = (list: string) => new Set(list.split(' '));
const determiners = words(
  'a an the this that these those some any each every my your his her its our their one two three four five 2 3 4 5',
);
const prepositions = words(
  'in on at to from of under over above below through into onto behind beside near inside outside across along around between among by for about off past toward towards within beneath beyond atop aboard against before after during',
);
const companies = words(
  'with and plus versus vs meet meets meeting hug hugs hugging kiss kisses kissing chase chases chasing teach teaches teaching help helps helping follow follows following befriends befriend fight fights fighting race races racing love loves greet greets join joins',
);
const verbs = words(
  'wear wears wearing hold holds holding carry carries carrying watch watches watching read reads reading use uses using paint paints painting throw throws throwing catch catches catching play plays playing have has having open opens opening push pushes pull pulls lift lifts buy buys sell sells bring brings wield wields ride rides riding touch touches touching stroke wipes plays eats',
);
/** "A video of a cat", "a bowl of grapes": these are not what it is about. */
const containers = words(
  'video clip film movie shot footage scene picture photo image portrait animation story closeup up bowl cup plate glass jar box basket bunch group pair slice piece pile crowd band choir',
);
const likeness = words('as like');
/** "My cat is an astronaut", but "there is an astronaut". */
const copulas = words('is was becomes became');
const absent = words('there here it this that he she');
/** Whoever is alive and stands after one of these is there too: "sings to a dog", "next to a cow". */
const besides = words(
  'to from at on by for over near beside behind among around between after against toward towards alongside',
);
/** "A cat and his friend the dog": no verbs. */
const kin = words('friend friends pal buddy bestie partner companion neighbor sidekick');

/** Looks back from a thing's noun to the word that says how it stands there. */
export function linkOf(reading: Reading, mentions: readonly Mention[], index: number): Link {
  const { tokens } = reading;
  const mention = mentions[index]!;
  let acted = false;
  let nearby = index - 1;
  for (let at = mention.from - 1; at >= Math.max(0, mention.from - FARTHEST); at--) {
    const token = tokens[at]!;
    const other = mentions[nearby];
    if (other && at < other.to) {
      nearby--;
      at = other.from;
      if (meaning(other, 'subject')) return acted ? 'object' : 'joined';
      if (companies.has(tokens[other.from]!)) return 'joined';
      if (!meaning(other, 'action')) continue;
      acted = true;
      if (isDescribing(reading, other, mention)) continue;
      return 'object';
    }
    if (token === ',') return 'joined';
    if (isMark(token)) return 'free';
    if (token === 'of' && containers.has(tokens[at - 1] ?? '')) {
      at--;
      continue;
    }
    if (likeness.has(token)) return 'costume';
    const states = copulas.has(token) && !absent.has(tokens[at - 1]!);
    if (states && costumes[nameOf(mention)]) return 'costume';
    if (token === 'with' && !isCompany(mention)) return 'held';
    if (companies.has(token)) return acted ? 'object' : 'joined';
    if (verbs.has(token)) return 'object';
    if (prepositions.has(token)) {
      return besides.has(token) && isAlive(nameOf(mention)) ? 'joined' : 'placed';
    }
    // "Burns a marshmallow": what stands before "a" is a verb, known or not.
    const before = determiners.has(tokens[at + 1]!) || token.endsWith('ing');
    const describes = determiners.has(token) || adjectiveWords.has(token) || kin.has(token);
    if (before && !describes) acted = true;
  }
  return 'free';
}

/** A cat with a dog has company; a cat with a guitar has a guitar. */
function isCompany(mention: Mention): boolean {
  const name = nameOf(mention);
  return isAlive(name) || isProduce(name);
}

function nameOf(mention: Mention): SubjectName {
  return meaning(mention, 'subject')!.name as SubjectName;
}

/** "A dancing cat" dances and a sleepy one sleeps; "slicing a cat" does something to it. */
function isDescribing({ tokens }: Reading, action: Mention, mention: Mention): boolean {
  const between = tokens.slice(action.to, mention.from);
  const last = tokens[action.to - 1]!;
  // "Eating pizza" is no pizza that eats.
  const handles = meaning(action, 'action')?.name;
  if ((handles === 'eat' || handles === 'cook') && isFood(nameOf(mention))) return false;
  const describes = last.endsWith('ing') || adjectiveWords.has(last);
  return describes && between.every((token) => !determiners.has(token));
}

/** "Purple and orange" are two colors. */
export function isBesideColor(
  tokens: readonly string[],
  mentions: readonly Mention[],
  index: number,
): boolean {
  const [before, it, after] = [mentions[index - 1], mentions[index]!, mentions[index + 1]];
  const joined = (first: Mention | undefined, second: Mention | undefined) =>
    first !== undefined && second?.from === first.to + 1 && tokens[first.to] === 'and';
  const isPlain = (other: Mention | undefined) =>
    other !== undefined && meaning(other, 'color') && !meaning(other, 'subject');
  if (!meaning(it, 'color')) return false;
  return Boolean((joined(before, it) && isPlain(before)) || (joined(it, after) && isPlain(after)));
}

/**
 * The subject or garment that a word before it describes, over adjectives, colors and so many
 * unknown words. Emoji describe nothing.
 */
export function describedBy(
  { tokens }: Reading,
  mentions: readonly Mention[],
  index: number,
  strangers = 1,
): Mention | undefined {
  let at = mentions[index]!.to;
  if (!/^\p{L}/u.test(tokens[at - 1]!)) return undefined;
  let left = strangers;
  const end = Math.min(tokens.length, at + FARTHEST);
  for (let next = index + 1; at < end; ) {
    const mention = mentions[next];
    if (mention?.from === at) {
      if (meaning(mention, 'action') && meaning(mention, 'subject')) return undefined;
      const color = isBesideColor(tokens, mentions, next);
      if (!color && (meaning(mention, 'subject') || meaning(mention, 'wear'))) return mention;
      const dancing = strangers > 0 && tokens[at]!.endsWith('ing');
      if (!meaning(mention, 'color') && !dancing) return undefined;
      at = mention.to;
      next++;
      continue;
    }
    const token = tokens[at]!;
    const joins = (token === 'and' || token === ',') && mention?.from === at + 1;
    if (joins && !meaning(mention, 'color')) return undefined;
    if (!joins && !adjectiveWords.has(token)) {
      if (isMark(token) || plainWords.has(token) || verbs.has(token) || prepositions.has(token))
        return undefined;
      if (companies.has(token) || determiners.has(token) || left-- <= 0) return undefined;
    }
    at++;
  }
  return undefined;
}
