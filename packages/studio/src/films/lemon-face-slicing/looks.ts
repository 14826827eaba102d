import { direction, type Light } from '../../kit/cast/light.ts';
import { glint } from '../../kit/juice/bits.ts';
import { lemon } from '../../kit/produce/lemon.ts';
import { mint } from '../_face-slicing/props/foliage.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { marbleCounter, tiledTerrace } from './terrace.ts';

/** Sun from the window behind makes the rind glow. */
const light: Light = {
  key: { direction: direction(-0.5, 0.82, 0.62), color: [1.7, 1.6, 1.35] },
  rim: { direction: direction(0.75, 0.5, -0.55), color: [1.5, 1.5, 1.1] },
  sky: [0.5, 0.58, 0.72],
  ground: [0.42, 0.42, 0.42],
  window: 1.4,
};

export const looks: SliceLooks = {
  produce: lemon,
  light,
  backdrop: tiledTerrace,
  ground: marbleCounter,
  nearby: mint,
  bits: { glint: glint('255,240,130') },
};
