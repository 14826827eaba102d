import { melted } from '../../kit/cast/solid.ts';
import { mask } from './body/areas.ts';
import { birdLike, tailFeathers, tuft } from './body/bird-like.ts';
import { marked } from './body/paints.ts';
import { egg } from './body/solids.ts';

export const parrot = birdLike(['#e8342e', '#3fae4a'], () => ({
  belly: '#ffd23a',
  wing: '#2f7ae8',
  mouth: melted(0.1, [
    egg([0, -0.26, 0.56], [0.22, 0.2, 0.24]),
    egg([0, -0.44, 0.62], [0.12, 0.16, 0.14]),
  ]),
  mouthColor: '#4a3a44',
  headMark: marked('#fff8f0', mask([0.36, -0.02, 0.5, 0.32])),
  extras: [tuft('#ffc81e', [-0.2, 0.9], [0, 1.06], [0.2, 0.94])],
  tail: tailFeathers('#2f9ae8'),
  speech: 'small',
}));
