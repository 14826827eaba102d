import { birdLike, tuft } from './body/bird-like.ts';

export const chick = birdLike(['#ffd93a'], (coat) => ({
  belly: '#fff0a8',
  wing: coat,
  mouthColor: '#ff8a2a',
  extras: [tuft('#ffc21e', [-0.06, 0.82], [0.1, 0.86])],
  iris: '#3a2418',
  speech: 'tiny',
}));
