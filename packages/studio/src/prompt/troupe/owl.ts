import { rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { mask } from './body/areas.ts';
import { birdLike } from './body/bird-like.ts';
import { furred, marked, marks } from './body/paints.ts';
import { egg, mirrored } from './body/solids.ts';

export const owl = birdLike(['#a06a3c', '#8a5434'], (coat) => ({
  belly: '#f6dfb8',
  mouth: egg([0, -0.22, 0.56], [0.1, 0.13, 0.12]),
  mouthColor: '#ffb02a',
  extras: [
    furred(
      towards(coat, '#2a1408', 0.3),
      mirrored(rod([0.44, 0.42, 0], [0.72, 0.86, 0], 0.24, 0.04)),
    ),
  ],
  headMark: marks(
    marked('#f8e6c4', mask([0.32, -0.02, 0.52, 0.42])),
    marked(towards(coat, '#2a1408', 0.45), mask([0.33, -0.02, 0.54, 0.29])),
  ),
  bodyMark: marked(towards(coat, '#2a1408', 0.3), (p) => {
    const row = Math.floor(p.y * 7);
    return (
      smooth(0.3, 0.7, Math.cos(p.x * 26 + row * 3.14)) *
      smooth(0.34, 0.5, p.y * 7 - row) *
      smooth(0.2, 0.3, p.z) *
      0.8
    );
  }),
  iris: '#e08a1c',
  speech: 'grown',
}));
