import { smooth } from '../../../kit/math/easing.ts';
import { marked } from './paints.ts';

/** Two nostrils that far apart at that height, 0 to 1. */
export function nostrils(apart: number, height: number) {
  return marked(
    '#8a3a4a',
    (p) =>
      smooth(0.06, 0.04, Math.hypot(Math.abs(p.x) - apart, (p.y - height) * 0.7)) *
      smooth(0.3, 0.4, p.z),
  );
}
