import { rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal, tail } from './body/animal.ts';
import { roundEars } from './body/ears.ts';
import { furred, marked } from './body/paints.ts';
import { snout } from './body/snout.ts';
import { tabby } from './body/tabby.ts';
import { tuftTail } from './body/tails.ts';

export const tiger = animal(['#ff8c1e'], (coat) => {
  const dark = '#2a1a14';
  return {
    belly: '#fff8ee',
    iris: '#3f8a3a',
    nose: { color: '#f07a84', size: 1.4 },
    muzzle: snout,
    extras: roundEars(coat, 0.24, 0.56, 0.52, '#fff0e0'),
    headMark: marked(dark, (p) => tabby(p) * 0.95),
    bodyMark: marked(
      dark,
      (p) =>
        smooth(0.24, 0.3, Math.abs(p.x)) * smooth(0, 0.3, Math.sin(p.y * 17 + Math.abs(p.x) * 4)),
    ),
    arm: furred(coat, rod([0, 0, 0], [0.02, -0.42, 0.04], 0.13, 0.165), [
      marked(dark, (p) => smooth(0.2, 0.5, Math.sin(p.y * 24))),
      marked('#fff8ee', (p) => smooth(-0.36, -0.44, p.y)),
    ]),
    behind: [
      tail(
        furred(coat, tuftTail, [marked(dark, (p) => smooth(0.1, 0.4, Math.sin((p.x + p.y) * 20)))]),
        0.26,
        0.26,
      ),
    ],
    speech: 'low',
  };
});
