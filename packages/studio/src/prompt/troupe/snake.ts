import { melted, rod } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { ahead, bar, byDepth, byHeight, meet } from './body/areas.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted } from './body/paints.ts';
import { egg, ring } from './body/solids.ts';

const coils = melted(0.07, [
  ring([0, 0.24, 0], 0.72, 0.25, 'y'),
  ring([0.02, 0.6, 0], 0.5, 0.22, 'y'),
  rod([0.3, 0.66, 0.3], [0, 1.0, 0.1], 0.24, 0.24),
  rod([0, 1.0, 0.1], [0, 1.44, 0.06], 0.24, 0.26),
  rod([0.6, 0.2, 0.3], [1.16, 0.34, 0.3], 0.2, 0.05),
]);

const snakeHead = melted(0.12, [
  egg([0, 0, 0], [0.7, 0.54, 0.56]),
  egg([0, -0.2, 0.2], [0.56, 0.34, 0.46]),
]);

export const snake: Subject = {
  coats: ['#58c244', '#8a6ae0', '#2fb8a0'],
  make: (coat) => {
    const belly = '#fff0b8';
    const dark = towards(coat, '#06401e', 0.5);
    return {
      neck: 1.66,
      layers: [
        {
          name: 'body',
          shape: painted(coat, 0.6, coils, [
            marked(dark, (p) => smooth(0.55, 0.75, Math.sin(Math.atan2(p.x, p.z) * 7 + p.y * 5))),
            marked(belly, meet(bar(0, 0.13, 0.1), byHeight(0.8, 0.86), ahead)),
          ]),
          at: [0, 0],
        },
        {
          name: 'head',
          on: 'head',
          at: [0, 0],
          shape: painted(coat, 0.6, snakeHead, [
            marked(belly, meet(byHeight(-0.2, -0.28), byDepth(0, 0.2))),
            marked(dark, (p) => smooth(0.15, 0.12, Math.abs(p.x) + 0.8 * Math.abs(p.y - 0.44))),
          ]),
        },
        'face',
        {
          on: 'head',
          sketch(context, stance, { open }) {
            const long = 0.16 + 0.1 * Math.sin(stance.headTilt * 40) + open * 0.1;
            pen.nib(context, '#f0405a', 0.055, 'round');
            context.beginPath();
            context.moveTo(0.05, 0.36 + open * 0.12);
            context.lineTo(0.05, 0.4 + long);
            context.lineTo(-0.04, 0.5 + long);
            context.moveTo(0.05, 0.4 + long);
            context.lineTo(0.15, 0.5 + long);
            context.stroke();
          },
        },
      ],
      face: { on: 'head', y: 0.02, size: 0.92, colors: faceOn(coat, '#c88a14') },
      inside: belly,
      juice: coat,
      speech: 'small',
    };
  },
};
