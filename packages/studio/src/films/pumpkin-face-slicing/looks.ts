import { pumpkin } from '../../kit/produce/pumpkin.ts';
import { fallenLeavesBake } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { doorstepBake, duskGardenBake, duskLight } from './doorstep.ts';

export const looks: SliceLooks = {
  produce: pumpkin,
  light: duskLight,
  backdrop: duskGardenBake,
  ground: doorstepBake,
  front: fallenLeavesBake,
};
