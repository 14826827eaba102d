type Line = { node: Text; parent: Element; rect: DOMRect };

/**
 * Runs in the page: says what of its text is cut, lies over other text, or makes the page scroll
 * sideways. Text that is cut on purpose, with an ellipsis, must be readable in full elsewhere: behind
 * its link or in its title.
 */
export function layoutFaults(): string[] {
  const root = document.documentElement;
  const lines = visibleLines();
  const wider = root.scrollWidth - root.clientWidth;
  const faults = wider > 0 ? [`the page is ${wider} px too wide`] : [];
  return [...new Set([...faults, ...lines.flatMap(cut), ...overlaps(lines)])];

  /** A rectangle for each line of each text that is on the page. */
  function visibleLines(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    for (let node = walker.nextNode() as Text; node; node = walker.nextNode() as Text) {
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // The middle of the line, where the letters are: the boxes of tight lines overlap.
        found.push({ node, parent, rect: new DOMRect(x, y + height / 4, width, height / 2) });
      }
    }
    return found;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // For screen readers only, clipped away in one of the two usual manners.
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clip, clipPath } = getComputedStyle(box);
      if (clip.startsWith('rect') || clipPath === 'inset(50%)') return false;
    }
    return true;
  }

  function cut({ node, parent, rect }: Line): string[] {
    for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display.startsWith('inline') && !style.display.includes('-')) continue;
      const frame = box.getBoundingClientRect();
      const isClipped = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      const aside = rect.left >= frame.right || rect.right <= frame.left;
      // Whatever scrolls, or is a slide further on, can be brought into view.
      if (/auto|scroll/.test(style.overflow) || (isClipped(style.overflowX) && aside)) return [];
      const overX = rect.right > frame.right + 1 || rect.left < frame.left - 1;
      const overY = rect.bottom > frame.bottom + 1 || rect.top < frame.top - 1;
      const isCut = (isClipped(style.overflowX) && overX) || (isClipped(style.overflowY) && overY);
      if (!isCut) continue;
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isMeant && box.closest('a[href], [title]')) return [];
      return [`"${node.data.trim().slice(0, 40)}" is cut by ${name(box)}`];
    }
    return [];
  }

  function overlaps(all: Line[]): string[] {
    const seen = all.filter(({ rect, parent }) => rect.width > 0 && isInSight(parent, rect));
    return seen.flatMap((one, index) =>
      seen.slice(index + 1).flatMap((other) => {
        if (one.node === other.node) return [];
        const x =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const y =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // The layers last: on a page of 3,000 lines they take minutes for every pair.
        if (x <= 2 || y <= 2 || layer(one.parent) !== layer(other.parent)) return [];
        return [`"${one.node.data.trim()}" and "${other.node.data.trim()}" overlap`];
      }),
    );
  }

  /** Tells what is scrolled away, or a slide further on: it lies over whatever is there, but unseen. */
  function isInSight(parent: Element, rect: DOMRect): boolean {
    for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (rect.left >= right || rect.right <= left) return false;
      if (rect.top >= bottom || rect.bottom <= top) return false;
    }
    return true;
  }

  /** Tells what stands in the window: it lies over what scrolls, as it should. */
  function layer(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
    }
    return null;
  }

  function name(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')}`;
  }
}
