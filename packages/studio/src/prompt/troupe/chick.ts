import { birdLike, tuft } from './body/bird-like.ts';
import type { Subject } from './body/doll.ts';
import { tiny } from './body/voices.ts';

export const chick: Subject = {
  coats: ['#ffd93a'],
  make: (coat) =>
    birdLike({
      coat,
      belly: '#fff0a8',
      wing: coat,
      mouthColor: '#ff8a2a',
      extras: [tuft('#ffc21e', [-0.06, 0.82], [0.1, 0.86])],
      iris: '#3a2418',
      speech: tiny,
    }),
};
