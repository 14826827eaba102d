import { puff } from '../../kit/juice/bits.ts';
import { tomato } from '../../kit/produce/tomato.ts';
import { basilLeaf } from '../_face-slicing/props/basil.ts';
import { basilFront } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { stoneSill, tomatoWindow, windowsillLight } from './window.ts';

export const looks: SliceLooks = {
  produce: tomato,
  light: windowsillLight,
  backdrop: tomatoWindow,
  ground: stoneSill,
  front: basilFront,
  bits: {
    leaf: (context) => basilLeaf(context),
    glow: puff('255,190,90'),
    flush: puff('255,30,40'),
  },
};
