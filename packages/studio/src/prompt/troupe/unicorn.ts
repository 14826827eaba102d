import { rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { horseLike } from './body/horse-like.ts';
import { marked, painted } from './body/paints.ts';

const rainbow = ['#ff6f9c', '#ffb04a', '#ffe066', '#6fd88a', '#5fb8ff', '#b48aff'];

export const unicorn: Subject = {
  coats: ['#fdf8ff'],
  make: (coat) =>
    horseLike(coat, rainbow, '#ffd8e8', [
      painted('#ffcf4a', 0.9, rod([0, 0.56, 0.34], [0, 1.3, 0.44], 0.15, 0.015), [
        marked('#fff4c0', (p) => smooth(0.1, 0.6, Math.sin(p.y * 34 + p.x * 16))),
      ]),
    ]),
};
