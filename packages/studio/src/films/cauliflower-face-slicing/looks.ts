import { puff } from '../../kit/juice/bits.ts';
import { cauliflower } from '../../kit/produce/cauliflower.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { carpetBake, courtLight, courtroomBake } from './courtroom.ts';

export const looks: SliceLooks = {
  produce: cauliflower,
  light: courtLight,
  backdrop: courtroomBake,
  ground: carpetBake,
  bits: { flake: puff('255,255,255') },
};
