import { patch } from '../../kit/cast/fur.ts';
import { smooth } from '../../kit/math/easing.ts';
import { mask } from './body/areas.ts';
import { birdLike } from './body/bird-like.ts';
import { furred, marked } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const penguin = birdLike(['#26304e', '#3a4a7a'], (coat) => ({
  belly: '#ffffff',
  wing: coat,
  headMark: marked('#ffffff', mask([0.28, 0, 0.52, 0.36], [0, -0.32, 0.5, 0.44])),
  bodyMark: marked('#ffffff', (p) => patch(p, 0, -0.12, 0.42, 0.5)),
  extras: [
    furred('#ff4f5a', egg([0, -0.62, 0.04], [0.56, 0.12, 0.54]), [
      marked('#fff0e0', (p) => smooth(0.2, 0.5, Math.sin(Math.atan2(p.x, p.z) * 12))),
    ]),
  ],
  skin: '#d8dce8',
  speech: 'small',
}));
