import { puff } from '../../kit/juice/bits.ts';
import { potato } from '../../kit/produce/potato.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { livingRoom, rug, televisionLight } from './living-room.ts';

export const looks: SliceLooks = {
  produce: potato,
  light: televisionLight,
  backdrop: livingRoom,
  ground: rug,
  bits: { flicker: puff('120,180,255') },
};
