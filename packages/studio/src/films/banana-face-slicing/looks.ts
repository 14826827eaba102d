import { banana } from '../../kit/produce/banana.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { poolLight, poolside, stripedTowel } from './poolside.ts';

export const looks: SliceLooks = {
  produce: banana,
  light: poolLight,
  backdrop: poolside,
  ground: stripedTowel,
};
