import { glint, puff } from '../../kit/juice/bits.ts';
import { pumpkin } from '../../kit/produce/pumpkin.ts';
import { fallenLeavesFront } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { doorstep, duskGarden, duskLight } from './doorstep.ts';
import { leaf, pool } from './dusk-bits.ts';

export const looks: SliceLooks = {
  produce: pumpkin,
  light: duskLight,
  backdrop: duskGarden,
  ground: doorstep,
  front: fallenLeavesFront,
  bits: {
    glow: puff('255,128,24'),
    pool,
    fly: glint('255,226,110'),
    leaf0: leaf('#f0862a'),
    leaf1: leaf('#d8432e'),
  },
};
