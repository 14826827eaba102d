import { puff } from '../../kit/juice/bits.ts';
import { orange } from '../../kit/produce/orange.ts';
import { bambooFront } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { dawnLight, rakedSand, zenGarden, zenStone } from './zen-garden.ts';

export const looks: SliceLooks = {
  produce: orange,
  light: dawnLight,
  backdrop: zenGarden,
  ground: rakedSand,
  stand: zenStone,
  front: bambooFront,
  bits: { zest: puff('255,206,120') },
};
