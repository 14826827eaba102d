import { pineapple } from '../../kit/produce/pineapple.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { clubLight, clubStage, flightCase } from './club-stage.ts';

export const looks: SliceLooks = {
  produce: pineapple,
  light: clubLight,
  backdrop: clubStage,
  ground: flightCase,
};
