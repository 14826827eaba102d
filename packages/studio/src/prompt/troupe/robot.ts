import { ball, rod } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { armLayer, BODY, NECK } from './body/animal.ts';
import { ahead, dot, meet } from './body/areas.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { lit, marked, painted, polished } from './body/paints.ts';
import { model } from './body/shape.ts';
import { box, egg, mirrored, ring } from './body/solids.ts';

const screen = box([0, -0.02, 0.5], [0.6, 0.44, 0.2], 0.2);

const panel = box([0, 0.04, 0.3], [0.3, 0.24, 0.2], 0.06);

export const robot: Subject = {
  coats: ['#4aa8e8', '#ff8a3a', '#5ad0a0'],
  make: (coat) => {
    const dark = '#2a3444';
    const head = model([
      polished(coat, box([0, 0, 0], [0.76, 0.6, 0.55], 0.26), [
        marked(
          '#eaf8ff',
          (p) => smooth(0.03, 0, screen(p.x, p.y, p.z)) * smooth(0.4, 0.6, p.nz) * 0.9,
        ),
      ]),
      polished('#c8d2dc', [
        rod([0, 0.5, 0], [0, 0.94, 0], 0.04, 0.035),
        mirrored(egg([0.8, 0, 0], [0.13, 0.22, 0.22])),
      ]),
      lit('#ff5a3a', 1, ball(0, 1.0, 0, 0.12)),
    ]);
    const body = model([
      polished(coat, box([0, 0.02, 0], [0.48, 0.42, 0.38], 0.16), [
        marked('#f4f8fa', (p) => smooth(0.03, 0, panel(p.x, p.y, p.z))),
        marked('#ff5a5a', meet(dot(0, 0.08, 0.08, 0.06), ahead)),
      ]),
      polished('#aab4c0', mirrored(rod([0.24, -0.3, 0], [0.24, -0.5, 0], 0.12, 0.12))),
      painted(dark, 0.6, mirrored(egg([0.26, -0.54, 0.08], [0.22, 0.12, 0.28]))),
    ]);
    const arm = model([
      polished(coat, ball(0, 0, 0, 0.14)),
      polished('#aab4c0', rod([0, -0.06, 0], [0.02, -0.34, 0.03], 0.07, 0.07), [
        marked(dark, (p) => smooth(0, 0.5, Math.sin(p.y * 60)) * 0.5),
      ]),
      polished(coat, ring([0.02, -0.46, 0.05], 0.1, 0.06, 'z')),
    ]);
    return {
      neck: NECK,
      layers: [
        { name: 'body', shape: body, at: [0, BODY] },
        armLayer(arm, 0.52, 0.92),
        { name: 'head', shape: head, at: [0, 0], on: 'head' },
        'face',
      ],
      face: {
        on: 'head',
        y: 0.02,
        size: 0.9,
        colors: { ...faceOn('#dff2fa', '#1f7ab8'), irisLight: '#7ae8ff', brow: dark },
      },
      inside: '#8a94a0',
      juice: '#5affd0',
      speech: 'metallic',
    };
  },
};
