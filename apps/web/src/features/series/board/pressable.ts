/** Whether the space key presses what it is typed at, so that it must not do anything else there. */
export const isPressable = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, summary, a, input, select, video') !== null;
