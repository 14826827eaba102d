import { expect, it } from 'vitest';
import { placeBeside } from './place.ts';

const page = { width: 400 };
const tooltip = { width: 100, height: 28 };
const iconAt = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

it('stands above its icon, in the middle of it', () => {
  expect(placeBeside(iconAt(200, 300), tooltip, page)).toEqual({ x: 160, y: 256 });
});

it('stands below where there is no room above', () => {
  expect(placeBeside(iconAt(200, 20), tooltip, page)).toEqual({ x: 160, y: 56 });
});

it('stays on the page at both sides', () => {
  expect(placeBeside(iconAt(2, 300), tooltip, page).x).toBe(8);
  expect(placeBeside(iconAt(380, 300), tooltip, page).x).toBe(292);
});
