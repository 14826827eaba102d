import { puff } from '../../kit/juice/bits.ts';
import { cauliflower } from '../../kit/produce/cauliflower.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { carpet, courtLight, courtroom } from './courtroom.ts';

export const looks: SliceLooks = {
  produce: cauliflower,
  light: courtLight,
  backdrop: courtroom,
  ground: carpet,
  bits: { flake: puff('255,255,255') },
};
