import { glint } from '../../kit/juice/bits.ts';
import { star } from '../../kit/pen/shapes.ts';
import { apple } from '../../kit/produce/apple.ts';
import { pencilsFront } from '../_face-slicing/set/fronts.ts';
import { oak, tableLook } from '../_face-slicing/set/table.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { classroom, schoolbooks, schoolLight } from './classroom.ts';

export const looks: SliceLooks = {
  produce: apple,
  light: schoolLight,
  backdrop: classroom,
  ground: tableLook(oak),
  stand: schoolbooks,
  front: pencilsFront,
  bits: { star: star('#ffc928'), glint: glint('255,220,120') },
};
