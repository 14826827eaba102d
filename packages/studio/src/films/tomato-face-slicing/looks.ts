import { tomato } from '../../kit/produce/tomato.ts';
import { basilFrontBake } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { stoneSillBake, tomatoWindowBake, windowsillLight } from './window.ts';

export const looks: SliceLooks = {
  produce: tomato,
  light: windowsillLight,
  backdrop: tomatoWindowBake,
  ground: stoneSillBake,
  front: basilFrontBake,
};
