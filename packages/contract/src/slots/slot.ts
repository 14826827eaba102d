/** One thing about a template's video that a person may change without writing a prompt. */
export type Slot = {
  id: SlotId;
  label: string;
  /** What the template's own prompt says. It stands in that prompt once: there is the slot's place. */
  default: string;
  /** At least 4 other values, each of which suits the sentence around it. */
  suggestions: readonly string[];
  /** In code points. */
  maxLength: number;
};

/** Slots of one template, at most: more would be a form, which is what templates save people from. */
export const MOST_SLOTS = 5;

/** What slots are about. The studio shows a value by its slot's id. */
export type SlotId = keyof typeof longest;

/** Values by the slots' ids. */
export type SlotValues = Readonly<Record<string, string>>;

/** Slots whose values are spoken, in the order of the film: by the main figure, and later by the same or another. */
export const spokenSlots = ['says', 'answers'] as const;
export type SpokenSlot = (typeof spokenSlots)[number];

export const isSpoken = (id: SlotId): id is SpokenSlot =>
  (spokenSlots as readonly SlotId[]).includes(id);

/** In code points: what is said has to fit a bubble, in letters that a phone shows well. */
export const MAX_SPOKEN = 80;

/** In code points. */
const longest = {
  says: MAX_SPOKEN,
  answers: MAX_SPOKEN,
  wears: 100,
  color: 60,
  place: 140,
  light: 120,
  weather: 120,
  /** What floats in the air. */
  air: 120,
};

/** All of them, in the order in which people see them. */
export const slotIds = Object.keys(longest) as SlotId[];

/** A slot of a template, as long as its kind may be. */
export const slot = (
  id: SlotId,
  label: string,
  usual: string,
  suggestions: readonly string[],
): Slot => ({ id, label, default: usual, suggestions, maxLength: longest[id] });
