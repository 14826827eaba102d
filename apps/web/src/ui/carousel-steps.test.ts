import { describe, expect, it } from 'vitest';
import { firstToShow, slidesPerStep } from './carousel-steps.ts';

describe('a step of a carousel', () => {
  it('moves 1 slide, 2 from 768 pixels, and 4 from 1024', () => {
    expect([320, 767, 768, 1023, 1024, 2000].map(slidesPerStep)).toEqual([1, 1, 2, 2, 4, 4]);
  });
});

describe('bringing a slide into view', () => {
  const view = { first: 3, count: 4 };

  it('moves nothing for one that is in view', () => {
    expect([3, 4, 5, 6].map((index) => firstToShow(view, index))).toEqual([3, 3, 3, 3]);
  });

  it('moves just so far that it stands at the edge', () => {
    expect(firstToShow(view, 2)).toBe(2);
    expect(firstToShow(view, 0)).toBe(0);
    expect(firstToShow(view, 7)).toBe(4);
    expect(firstToShow(view, 9)).toBe(6);
  });
});
