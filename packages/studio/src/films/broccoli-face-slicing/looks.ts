import { glint } from '../../kit/juice/bits.ts';
import { broccoli } from '../../kit/produce/broccoli.ts';
import { combJarFront } from '../_face-slicing/set/fronts.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { barbershop, checkeredFloor, jarLid, vanityLight } from './barbershop.ts';
import { paintCrumb } from './flying-florets.ts';

export const looks: SliceLooks = {
  produce: broccoli,
  light: vanityLight,
  backdrop: barbershop,
  ground: checkeredFloor,
  stand: jarLid,
  front: combJarFront,
  bits: { crumb: paintCrumb, glint: glint('255,240,190') },
};
