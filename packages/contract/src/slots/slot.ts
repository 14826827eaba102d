/** One thing about a template's video that a person may change without writing a prompt. */
export type Slot = {
  id: string;
  label: string;
  /** What the template's own prompt says. It stands in that prompt once: there is the slot's place. */
  default: string;
  /** At least 4 other values, each of which suits the sentence around it. */
  suggestions: readonly string[];
  /** In code points. */
  maxLength: number;
};

/** Values by the slots' ids. */
export type SlotValues = Readonly<Record<string, string>>;
