import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './Button.tsx';
import { useCarousel } from './useCarousel.ts';

type Props = {
  /** The id of the heading in `header`, which names the carousel. */
  labelledBy: string;
  /** Stands beside the buttons. */
  header: ReactNode;
  slides: readonly { key: string; content: ReactNode }[];
  /** How wide a slide is: a share of the row for each width of the window. */
  slideClass: string;
  /** Where the buttons do not belong: everywhere unless told. */
  buttonsClass?: string;
  /** Fills what a short row leaves free, and is no slide. */
  filler?: ReactNode;
};

/**
 * A row of slides, moved by its buttons, by arrow keys, and by drag or swipe. Before scripts run it
 * scrolls sideways by itself, with the same slides in the same places.
 */
export function Carousel({ labelledBy, header, slides, slideClass, buttonsClass, filler }: Props) {
  const { viewport, isReady, atStart, atEnd, move, onFocus, onKeyDown } = useCarousel();
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-4"
    >
      <div className="flex items-center justify-between gap-3">
        {header}
        <div className={classNames('flex shrink-0 gap-1.5 noscript:hidden', buttonsClass)}>
          <Button
            variant="secondary"
            size="icon"
            className="disabled:border-line disabled:bg-transparent disabled:opacity-50"
            aria-label="Previous"
            disabled={atStart}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            className="disabled:border-line disabled:bg-transparent disabled:opacity-50"
            aria-label="Next"
            disabled={atEnd}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      <div
        ref={viewport}
        className={classNames(
          '[scrollbar-width:none]',
          isReady ? 'overflow-hidden' : 'snap-x overflow-x-auto noscript:[scrollbar-width:thin]',
        )}
      >
        <ul className="-ml-3 flex touch-pan-y touch-pinch-zoom sm:-ml-4">
          {slides.map(({ key, content }) => (
            <li
              key={key}
              data-slide=""
              className={classNames('min-w-0 shrink-0 snap-start pl-3 sm:pl-4', slideClass)}
            >
              {content}
            </li>
          ))}
          {filler && <li className="min-w-0 grow basis-0 pl-3 max-md:hidden sm:pl-4">{filler}</li>}
        </ul>
      </div>
    </section>
  );
}
