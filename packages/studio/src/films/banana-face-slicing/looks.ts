import { glint } from '../../kit/juice/bits.ts';
import { banana } from '../../kit/produce/banana.ts';
import { longDrink } from '../_face-slicing/props/foliage.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { poolLight, poolside, stripedTowel } from './poolside.ts';

export const looks: SliceLooks = {
  produce: banana,
  light: poolLight,
  backdrop: poolside,
  ground: stripedTowel,
  nearby: longDrink,
  bits: { glint: glint('255,255,255') },
};
