export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Clear of the round button that most icons lie in. */
const GAP = 16;
const MARGIN = 8;

/**
 * Where a tooltip goes, in pixels of the window: above its icon and centred on it, below where there is
 * no room, and never beyond the sides.
 */
export function placeBeside(icon: Box, tooltip: Size, page: { width: number }) {
  const centred = icon.left + (icon.width - tooltip.width) / 2;
  const x = Math.max(MARGIN, Math.min(centred, page.width - tooltip.width - MARGIN));
  const above = icon.top - GAP - tooltip.height;
  const y = above >= MARGIN ? above : icon.top + icon.height + GAP;
  return { x: Math.round(x), y: Math.round(y) };
}
