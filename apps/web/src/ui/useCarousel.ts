import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { firstToShow, slidesPerStep } from './carousel-steps.ts';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Slides are what carries this attribute; a row may end with something that is none. */
const SLIDE = '[data-slide]';

/**
 * Focus is our own: the library moves a slide into view only when it sees a Tab less than 10 ms
 * before.
 */
const OPTIONS = {
  align: 'start',
  slides: SLIDE,
  watchFocus: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** Where a row of slides is, and ways to move it. Before it is ready the row scrolls by itself. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    if (!embla) return;
    // It may have been scrolled before any script ran, by hand or to a card that has the focus.
    const focused = document.activeElement ? slideOf(embla, document.activeElement) : -1;
    bringIntoView(embla, Math.max(0, focused), true);
    const look = () => setEnds({ atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() });
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  /** By a step; the library stops at the ends by itself. */
  const move = (direction: -1 | 1) => {
    if (embla) embla.scrollTo(viewOf(embla).first + direction * slidesPerStep(window.innerWidth));
  };

  /** What the keyboard has come to is brought into view; a press of the mouse must not move it away. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = embla ? slideOf(embla, event.target) : -1;
    if (!embla || index === -1 || !event.target.matches(':focus-visible')) return;
    bringIntoView(embla, index);
  };

  /** The arrows step; a focus left behind goes on to the nearest link that can be seen. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!embla || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
    const index = slideOf(embla, event.target as Element);
    const view = viewOf(embla);
    if (index === -1 || firstToShow(view, index) === view.first) return;
    const shown = index < view.first ? view.first : view.first + view.count - 1;
    embla.slideNodes()[shown]?.querySelector('a')?.focus({ preventScroll: true });
  };

  return { viewport, isReady: embla !== undefined, ...ends, move, onFocus, onKeyDown };
}

/** Every slide but those that fill the last view has a place of its own to stop at. */
function viewOf(embla: Embla) {
  const count = embla.slideNodes().length - embla.scrollSnapList().length + 1;
  return { first: embla.selectedScrollSnap(), count };
}

/** Moves as little as shows a slide whole, with a glide unless `jump`. */
function bringIntoView(embla: Embla, index: number, jump = false): void {
  // The browser scrolls by itself to what gets the focus.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(firstToShow(viewOf(embla), index), jump);
}

const slideOf = (embla: Embla, element: Element): number =>
  embla.slideNodes().findIndex((slide) => slide.contains(element));
