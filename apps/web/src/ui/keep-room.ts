/** For the ring of the focus, and the space below a bar that floats. */
const ROOM_PX = 24;

/**
 * The ref of a bar that sticks to the bottom of the window: what gets the focus is scrolled clear of it.
 * `scroll-margin` does not do that: a browser leaves alone what is in the window already.
 */
export function keepRoomBelow(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${bar.offsetHeight + ROOM_PX}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}
