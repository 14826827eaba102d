import { union } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { birdLike, tailFeathers, tuft } from './body/bird-like.ts';
import { painted } from './body/paints.ts';
import { egg, mirrored } from './body/solids.ts';

const bill = egg([0, -0.35, 0.52], [0.4, 0.15, 0.26]);

export const duck = birdLike(['#fffdf4'], (coat) => ({
  belly: coat,
  wing: towards(coat, '#e8d0a0', 0.25),
  mouth: bill,
  mouthColor: '#ff9a1e',
  extras: [
    tuft(coat, [-0.1, 0.84], [0.06, 0.9]),
    painted(
      '#3f7ae0',
      0.4,
      mirrored(
        union([
          egg([0.2, -0.68, 0.44], [0.2, 0.14, 0.08]),
          egg([0, -0.68, 0.48], [0.09, 0.09, 0.07]),
        ]),
      ),
    ),
  ],
  skin: '#ffe9b8',
  iris: '#2a5a8a',
  tail: tailFeathers(coat),
  speech: 'small',
}));
