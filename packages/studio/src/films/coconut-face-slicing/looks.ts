import { daylight } from '../../kit/cast/light.ts';
import { coconut } from '../../kit/produce/coconut.ts';
import { hibiscus } from '../_face-slicing/props/foliage.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { beachBar } from './beach-bar.ts';
import { driftwoodCounter, driftwoodSlice } from './driftwood.ts';
import { halfMustache } from './husk.ts';

export const looks: SliceLooks = {
  produce: coconut,
  light: daylight,
  backdrop: beachBar,
  ground: driftwoodCounter,
  stand: driftwoodSlice,
  nearby: hibiscus,
  bits: { mustache: halfMustache },
};
