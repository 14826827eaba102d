import { glint } from '../../kit/juice/bits.ts';
import { dragonfruit } from '../../kit/produce/dragonfruit.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { blackGlass, pedestal, runway, runwayLight } from './runway.ts';

export const looks: SliceLooks = {
  produce: dragonfruit,
  light: runwayLight,
  backdrop: runway,
  ground: blackGlass,
  stand: pedestal,
  bits: { glint: glint('190,240,255') },
};
