/** How many slides a step moves, from which width of the window in pixels; the first that fits. */
const STEPS = [
  { from: 1024, slides: 4 },
  { from: 768, slides: 2 },
  { from: 0, slides: 1 },
] as const;

/** Slides per step in a window of this width. */
export const slidesPerStep = (width: number): number =>
  STEPS.find(({ from }) => width >= from)?.slides ?? 1;

/** Which slides are in view: the index of the first, and how many there are. */
export type View = { first: number; count: number };

/** The first slide of the nearest view that shows the slide `index`. */
export function firstToShow({ first, count }: View, index: number): number {
  if (index < first) return index;
  return Math.max(first, index - count + 1);
}
