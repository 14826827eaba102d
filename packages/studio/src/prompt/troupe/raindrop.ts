import { melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { egg } from './body/solids.ts';

const drop = melted(0.4, [
  egg([0, -0.04, 0], [0.86, 0.84, 0.8]),
  rod([0, 0.1, 0], [0, 1.42, 0], 0.66, 0.03),
]);

export const raindrop = morsel(['#1f86f0', '#2f6ef0'], (coat) => ({
  shape: painted(coat, 1, drop, [
    marked('#c8f0ff', (p) => smooth(0.9, 0.2, p.y) * smooth(-0.9, 0.3, -p.x - p.y) * 0.5),
    marked(towards(coat, '#1a2aa0', 0.5), (p) => smooth(-0.2, -0.9, p.y) * 0.6),
  ]),
  build: { bottom: -0.88, side: 0.84, size: 0.9 },
  face: { y: -0.16, size: 0.96 },
  iris: '#1c5aa8',
  hovers: true,
  speech: 'tiny',
  inside: '#cfeeff',
  juice: '#6fc4ff',
}));
