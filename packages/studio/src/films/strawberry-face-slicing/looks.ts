import { direction, type Light } from '../../kit/cast/light.ts';
import { glint, puff } from '../../kit/juice/bits.ts';
import { heart } from '../../kit/pen/shapes.ts';
import { strawberry } from '../../kit/produce/strawberry.ts';
import { clover } from '../_face-slicing/props/foliage.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { checkedCloth, cloverPatch } from './clover-patch.ts';
import { ladybug } from './ladybug.ts';

/** Golden afternoon sun, green light from the leaves. */
const light: Light = {
  key: { direction: direction(-0.58, 0.78, 0.62), color: [1.95, 1.65, 1.2] },
  rim: { direction: direction(0.8, 0.4, -0.6), color: [1.7, 1.5, 0.7] },
  sky: [0.46, 0.54, 0.42],
  ground: [0.46, 0.28, 0.3],
  window: 1.3,
};

export const looks: SliceLooks = {
  produce: strawberry,
  light,
  backdrop: cloverPatch,
  ground: checkedCloth,
  nearby: clover,
  bits: {
    ladybug,
    puff: puff('255,246,190'),
    heart: heart('#ff6f9c'),
    glint: glint('255,244,180'),
  },
};
