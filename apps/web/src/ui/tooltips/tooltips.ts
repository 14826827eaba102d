import { type Box, placeBeside } from './place.ts';

const DELAY_MS = 700;

/** What has a name and can stand alone: something to press, or a picture that says something. */
const NAMED = 'button[aria-label], a[aria-label], [role="button"][aria-label], svg[aria-label]';
/** The parts of a page that a screen reader goes by: all that can be read belongs to one of them. */
const LANDMARK = '[role="dialog"], [role="alertdialog"], main, header, nav, footer, aside';

/**
 * Shows the name of an icon that stands alone, once the pointer or the keyboard has rested on it.
 * Listens to the whole page, so that no icon can be forgotten, and visitors need no library: a tooltip
 * of Radix would bring its positioning along, some 12 kB. `first` is what the pointer or the focus was
 * on when tooltips were sent for.
 */
export function startTooltips(first: EventTarget | null): void {
  let icon: Element | null = null;
  let tooltip: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    tooltip?.remove();
    tooltip = null;
  };
  const show = () => {
    timer = undefined;
    if (icon?.isConnected) tooltip = showBeside(icon);
  };
  const showSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(show, DELAY_MS);
  };
  const restOn = (target: EventTarget | null) => {
    const next = loneIconAt(target);
    if (next === icon) return;
    hide();
    icon = next;
    if (icon) showSoon();
  };
  const leave = () => restOn(null);

  // What scrolls under a pointer that lies still is not pointed at, and must not send away the tooltip
  // of whoever comes by the keyboard.
  let x = -1;
  let y = -1;
  const hasMoved = ({ clientX, clientY }: PointerEvent) => {
    const moved = clientX !== x || clientY !== y;
    x = clientX;
    y = clientY;
    return moved;
  };
  document.addEventListener('pointermove', hasMoved, { passive: true });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (hasMoved(event)) restOn(event.target);
    else if (!icon?.matches(':focus-visible')) leave();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) restOn(target);
  });
  document.addEventListener('focusout', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  // What was pressed does its work; Escape is for whoever is bothered. The icon stays the one rested
  // on, so that none of them brings its tooltip back.
  for (const event of ['pointerdown', 'keydown']) {
    document.addEventListener(event, hide, { capture: true, passive: true });
  }
  // What has scrolled away is elsewhere. One that is yet to come is waited for anew, and comes again to
  // whoever is there by the keyboard: coming to an icon scrolls it into view, on a busy machine for
  // longer than a tooltip waits.
  const scrolled = () => {
    const isAwaited = timer !== undefined || (tooltip && icon?.matches(':focus-visible'));
    hide();
    if (isAwaited) showSoon();
  };
  document.addEventListener('scroll', scrolled, { capture: true, passive: true });
  restOn(first);
}

/** What names itself and shows no words at a place of the page; null elsewhere. */
function loneIconAt(target: EventTarget | null): Element | null {
  const named = target instanceof Element ? target.closest(NAMED) : null;
  if (!named || named.getAttribute('aria-expanded') === 'true') return null;
  // A picture whose name stands beside it.
  if (named.getAttribute('data-tooltip') === '') return null;
  return named.textContent.trim() === '' ? named : null;
}

function showBeside(named: Element): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.role = 'tooltip';
  tooltip.className = 'tooltip';
  // A name may carry what is beside it for who sees the page: a title of 200 characters.
  tooltip.textContent = named.getAttribute('data-tooltip') ?? named.getAttribute('aria-label');
  // The top layer, because a dialog has a transform: what is fixed inside of it would be placed by it.
  tooltip.popover = 'manual';
  (named.closest(LANDMARK) ?? document.body).append(tooltip);
  tooltip.showPopover();
  // A button may cover a whole picture: it is its icon that is pointed at.
  const icon = named.querySelector('svg') ?? named;
  const { x, y } = placeBeside(boxOf(icon), tooltip.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
  });
  tooltip.style.left = `${x}px`;
  tooltip.style.top = `${y}px`;
  return tooltip;
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
