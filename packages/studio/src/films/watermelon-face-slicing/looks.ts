import { watermelon } from '../../kit/produce/watermelon.ts';
import { daisies } from '../_face-slicing/props/foliage.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { newspaperTable, porchLight, summerPorch } from './porch.ts';

export const looks: SliceLooks = {
  produce: watermelon,
  light: porchLight,
  backdrop: summerPorch,
  ground: newspaperTable,
  nearby: daisies,
};
