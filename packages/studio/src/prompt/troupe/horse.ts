import type { Subject } from './body/doll.ts';
import { horseLike } from './body/horse-like.ts';

export const horse: Subject = {
  coats: ['#b4703a', '#8a4f2c'],
  make: (coat) => horseLike(coat, ['#3a2218', '#4a2c1e'], '#f0d8b8', []),
};
