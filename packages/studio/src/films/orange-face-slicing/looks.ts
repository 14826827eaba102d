import { puff } from '../../kit/juice/bits.ts';
import { orange } from '../../kit/produce/orange.ts';
import { bambooBake } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { dawnLight, rakedSandBake, zenGardenBake, zenStone } from './zen-garden.ts';

export const looks: SliceLooks = {
  produce: orange,
  light: dawnLight,
  backdrop: zenGardenBake,
  ground: rakedSandBake,
  stand: zenStone,
  front: bambooBake,
  bits: { zest: puff('255,206,120') },
};
