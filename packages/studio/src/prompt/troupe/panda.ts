import { rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { mask } from './body/areas.ts';
import { roundEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';
import { snout } from './body/snout.ts';

export const panda = animal(['#f6f4f0'], () => {
  const dark = '#2a2a32';
  return {
    iris: '#4a2c18',
    nose: { color: '#1c1c22', size: 1.4 },
    muzzle: snout,
    extras: roundEars(dark, 0.26, 0.56, 0.5, '#3c3c46'),
    headMark: marked(dark, mask([0.36, -0.04, 0.5, 0.3])),
    bodyMark: marked(dark, (p) => Math.max(smooth(0.18, 0.26, p.y), smooth(-0.36, -0.42, p.y))),
    paws: dark,
    arm: furred(dark, rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.17)),
    skin: '#4a4a54',
    speech: 'young',
  };
});
