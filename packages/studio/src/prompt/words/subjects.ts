import { describedBy, isBesideColor, type Link, linkOf } from './grammar.ts';
import { costumes, isPerson, isStrange, stuff } from './kinds.ts';
import type { SubjectName, WearName } from './names.ts';
import { type Mention, meaning, type Reading } from './reading.ts';

/** Somebody or something that a text names, and how it stands in its sentence. */
export type Found = {
  subject: SubjectName;
  colors: string[];
  wears: WearName[];
  link: Link;
  plural: boolean;
  /** Many small ones in the air: "cats and balloons". */
  floats: boolean;
  /** Its noun among the mentions, and the tokens of the whole name. */
  index: number;
  from: number;
  to: number;
};

const words = (list: string) => new Set(list.split(' '));
/** After these a color is said of what came before: "the cat is blue". */
const turning = words('is are was were turns turned turning becomes painted colored');
/** After "orange" these leave it no choice but to be a color; the first ones are all around. */
const airy = words('light lights lighting sky background glow haze smoke atmosphere tones');
const tinted = words('dress shirt jacket flames hair fur color tie suit coat');

function isColor(reading: Reading, index: number): boolean {
  const mention = reading.mentions[index]!;
  if (!meaning(mention, 'color')) return false;
  if (!meaning(mention, 'subject')) return true;
  if (reading.tokens[mention.from] !== 'orange' || mention.to > mention.from + 1) return false;
  if (isBesideColor(reading.tokens, reading.mentions, index)) return true;
  const described = describedBy(reading, reading.mentions, index, 0);
  const after = reading.tokens[mention.to] ?? '';
  return described !== undefined || airy.has(after) || tinted.has(after);
}

/** Colors (#rrggbb) that a word stands for. */
export function colorsOf(mention: Mention): string[] {
  return mention.meanings.filter(({ topic }) => topic === 'color').map(({ name }) => name);
}

/** Colors (#rrggbb) that are said of no subject: of light and sky, and of nothing in particular. */
type Spare = { airColors: string[]; looseColors: string[] };

/** The subjects of a text in order, and the colors that are said of none of them. */
export function findSubjects(reading: Reading): { found: Found[] } & Spare {
  const { mentions } = reading;
  const found = mentions.flatMap((mention, index): Found[] => {
    const subject = meaning(mention, 'subject');
    if (!subject || isColor(reading, index)) return [];
    const name = subject.name as SubjectName;
    const link = linkOf(reading, mentions, index);
    const { from, to } = mention;
    const nothing = { colors: [], wears: [] };
    const { plural } = subject;
    const floats = plural && meaning(mention, 'float') !== undefined;
    return [{ subject: name, ...nothing, link, plural, floats, index, from, to }];
  });
  mergeCompounds(reading, found);
  const spare = giveColors(reading, found);
  giveWears(reading, found);
  for (const it of found) {
    const itself = it.subject === 'orange' || it.colors.length > 0;
    if (!itself) it.colors = colorsOf(mentions[it.index]!);
  }
  return { found: dressUp(found), ...spare };
}

/** "Chocolate cake" is a brown cake, "pirate cat" and "cat pirate" are a cat with an eye patch. */
function mergeCompounds(reading: Reading, found: Found[]) {
  for (let i = 0; i < found.length - 1; i++) {
    const [first, second] = [found[i]!, found[i + 1]!];
    const described = describedBy(reading, reading.mentions, first.index, 0);
    if (!described || described !== reading.mentions[second.index]) continue;
    const costume = costumes[second.subject];
    const itself = !isPerson(first.subject) && !stuff[first.subject];
    const dressed = isPerson(second.subject) && (itself || isStrange(first.subject));
    if (dressed) {
      if (costume) first.wears.push(costume);
    } else {
      if (stuff[first.subject]) second.colors.push(stuff[first.subject]!);
      if (costumes[first.subject]) second.wears.push(costumes[first.subject]!);
      second.link = first.link;
    }
    const stays = dressed ? first : second;
    found.splice(i, 2, { ...stays, from: first.from, to: second.to });
    i--;
  }
}

function giveColors(reading: Reading, found: readonly Found[]): Spare {
  const spare: Spare = { airColors: [], looseColors: [] };
  let passed = 0;
  for (const [index, mention] of reading.mentions.entries()) {
    if (!isColor(reading, index)) continue;
    const colors = colorsOf(mention);
    const target = describedBy(reading, reading.mentions, index);
    while (passed < found.length && found[passed]!.to <= mention.from) passed++;
    const before = found[passed - 1];
    const near = found.slice(passed, passed + 8);
    const owner = target && near.find((it) => it.from <= target.from && target.to <= it.to);
    if (owner) owner.colors.push(...colors);
    else if (target) continue;
    else if (before && turning.has(reading.tokens[mention.from - 1] ?? ''))
      before.colors.push(...colors);
    else if (airy.has(reading.tokens[mention.to] ?? '')) spare.airColors.push(...colors);
    else spare.looseColors.push(...colors);
  }
  return spare;
}

/** Wear is said after the one who wears it; a hint counts for one who wears nothing else. */
function giveWears(reading: Reading, found: readonly Found[]) {
  const people = found.filter(({ link }) => link === 'free' || link === 'joined');
  for (const hint of [false, true]) {
    let passed = 0;
    for (const mention of reading.mentions) {
      while (passed < people.length && people[passed]!.from <= mention.from) passed++;
      const wears = mention.meanings.filter((it) => it.topic === 'wear' && it.hint === hint);
      const owner = people[Math.max(0, passed - 1)] ?? found[0];
      if (!owner || !wears.length || (hint && owner.wears.length)) continue;
      owner.wears.push(...wears.map(({ name }) => name as WearName));
    }
  }
}

/** "A dog dressed as a pirate": the pirate is what the dog wears. */
function dressUp(found: readonly Found[]): Found[] {
  return found.filter((it, i) => {
    const wearer = found[i - 1];
    if (it.link !== 'costume' || !wearer) return true;
    const costume = costumes[it.subject];
    if (costume) wearer.wears.push(costume);
    return false;
  });
}
