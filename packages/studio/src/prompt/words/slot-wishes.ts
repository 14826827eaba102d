import { fillIn } from '@shortcake/contract/slots/fill-in';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import type { SlotId } from '@shortcake/contract/slots/slot';
import { ownValues } from '@shortcake/contract/slots/slot-values';
import { slotsOf } from '@shortcake/contract/slots/slots';
import type { Template } from '@shortcake/contract/template';
import { hashText } from '../../engine/random.ts';
import { floatNames, moodNames, placeNames, wearNames, weatherNames } from './names.ts';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

type Wished = Partial<Wishes>;

/**
 * What a slot is about. `own` takes from all that its words could mean what it may change, and nothing
 * else: dark glasses make no night, and a snowy place no white coconut. `guess` is what words are
 * granted that mean nothing of the kind.
 */
type Subject = {
  own: (read: Wishes) => { [Wish in keyof Wishes]?: Wishes[Wish] | undefined };
  guess: (hash: number) => Wished;
};

const of = <Item>(items: readonly Item[], hash: number): Item => items[hash % items.length]!;
const weathers = weatherNames.filter((name) => name !== 'clear');
/** Day is what many templates have already. */
const moods = moodNames.filter((name) => name !== 'day');
const paints = ['#ff5fa8', '#2f7fe8', '#8a4fe0', '#3fc8a0', '#f2b632', '#e83a3a', '#34b4d8'];

const subjects: Readonly<Partial<Record<SlotId, Subject>>> = {
  color: {
    own: ({ palette, light }) => (palette ? { palette } : { light }),
    guess: (hash) => ({ palette: [of(paints, hash)] }),
  },
  place: {
    own: ({ place, weather, mood }) => ({ place, weather, mood }),
    guess: (hash) => ({ place: of(placeNames, hash) }),
  },
  light: {
    own: ({ mood, light, weather }) => ({ mood, light, weather }),
    guess: (hash) => ({ mood: of(moods, hash) }),
  },
  weather: {
    own: ({ weather, mood }) => (weather ? { weather } : { mood }),
    guess: (hash) => ({ weather: of(weathers, hash) }),
  },
  air: {
    own: ({ floats, weather }) => (floats ? { floats } : { weather }),
    guess: (hash) => ({ floats: [of(floatNames, hash)] }),
  },
  wears: {
    own: ({ wears }) => ({ wears }),
    guess: (hash) => ({ wears: [of(wearNames, hash)] }),
  },
};

/** The later wins: what a place also says of light and weather gives way to the slots for those. */
const order: readonly SlotId[] = ['place', 'light', 'weather', 'air', 'wears', 'color'];

/**
 * The wishes in a template's edited prompt. What stands in a slot changes what the slot is about, and
 * does so whatever its words are: unknown ones choose by themselves, so that another word looks
 * different. What is written outside of slots may wish anything.
 */
export function readSlotWishes(template: Template, prompt: string): Wishes {
  const own = ownValues(template, prompt);
  const usual = slotsOf(template.id).filter(({ id }) => own[id]);
  const byHand = fillIn(
    template,
    prompt,
    Object.fromEntries(usual.map((slot) => [slot.id, slot.default])),
  );
  let wishes = readWishes(byHand, template.defaultPrompt);
  for (const id of order) {
    const value = own[id];
    if (value) wishes = { ...wishes, ...wishedBy(template, id, value) };
  }
  return wishes;
}

function wishedBy(template: Template, id: SlotId, value: string): Wished {
  const subject = subjects[id];
  if (!subject) return {};
  // All of it counts as written, though the template's own value may have had the same word.
  const read = readWishes(
    promptFrom(template, { [id]: value }),
    promptFrom(template, { [id]: '' }),
  );
  const known = Object.entries(subject.own(read)).filter(([, wish]) => wish !== undefined);
  return known.length ? Object.fromEntries(known) : subject.guess(hashText(value.toLowerCase()));
}
