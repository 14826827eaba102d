import { ball, melted, rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { marked, painted, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { egg } from './body/solids.ts';

export const snowman: Subject = {
  coats: ['#f8fbff'],
  make: (coat, accent = '#e8343e') => {
    const snow = plain(coat, 0.12, [marked('#b8d4f4', (p) => smooth(0, -0.6, p.y) * 0.4)]);
    const coal = plain('#2a2a34', 0.5);
    return {
      neck: 1.5,
      layers: [
        {
          name: 'arm',
          shape: painted('#6a4426', 0.3, [
            rod([0, 0, 0], [0.3, -0.3, 0], 0.04, 0.035),
            rod([0.22, -0.22, 0], [0.4, -0.22, 0], 0.03, 0.02),
            rod([0.28, -0.28, 0], [0.34, -0.44, 0], 0.03, 0.02),
          ]),
          at: [0.54, 1.02],
          twin: true,
          turn: (stance, side) => 0.1 - (side < 0 ? stance.leftArm : stance.rightArm),
        },
        {
          name: 'body',
          shape: model([
            {
              solid: melted(0.08, [
                egg([0, -0.2, 0], [0.74, 0.6, 0.66]),
                egg([0, 0.34, 0], [0.56, 0.42, 0.5]),
              ]),
              paint: snow,
            },
            {
              solid: union([
                ball(0, 0.34, 0.5, 0.07),
                ball(0, 0.06, 0.62, 0.07),
                ball(0, -0.22, 0.66, 0.07),
              ]),
              paint: coal,
            },
          ]),
          at: [0, 0.72],
        },
        {
          name: 'scarf',
          shape: painted(
            accent,
            0.1,
            melted(0.04, [
              egg([0, 0, 0], [0.52, 0.13, 0.48]),
              egg([0.26, -0.28, 0.42], [0.13, 0.3, 0.07]),
            ]),
            [marked('#ffffff', (p) => smooth(0.4, 0.7, Math.sin(p.x * 20 + p.y * 20)))],
          ),
          at: [0, 1.1],
        },
        {
          name: 'head',
          on: 'head',
          at: [0, 0],
          shape: model([
            { solid: egg([0, 0.02, 0], [0.62, 0.58, 0.56]), paint: snow },
            painted(
              '#2a2c3c',
              0.4,
              melted(0.02, [
                egg([0, 0.5, 0], [0.66, 0.06, 0.6]),
                rod([0, 0.56, 0], [0, 0.8, 0], 0.4, 0.42),
              ]),
              [marked(accent, (p) => smooth(0.08, 0.06, Math.abs(p.y - 0.64)))],
            ),
          ]),
        },
        'face',
        {
          name: 'carrot',
          on: 'head',
          at: [0, -0.14],
          shape: painted('#ff8a1e', 0.3, rod([0, 0, 0.5], [0.24, -0.06, 0.72], 0.09, 0.015)),
        },
      ],
      face: { on: 'head', y: 0.04, size: 0.86, colors: faceOn('#e8f0fa', '#2a2a3a') },
      inside: '#ffffff',
      juice: '#cfe6ff',
      speech: 'low',
    };
  },
};
