import { towards } from '../../kit/math/colors.ts';
import { birdLike, tailFeathers, tuft } from './body/bird-like.ts';

export const bird = birdLike(['#4aa8f0', '#ff7a6a', '#7ac85a'], (coat) => ({
  belly: '#fff4e0',
  extras: [tuft(coat, [-0.16, 0.84], [0, 0.94], [0.16, 0.84])],
  tail: tailFeathers(towards(coat, '#101040', 0.25)),
  speech: 'tiny',
}));
