import { ball, rod, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { armLayer, BODY, NECK } from './body/animal.ts';
import type { Subject } from './body/doll.ts';
import { faceOn } from './body/face-colors.ts';
import { glowing, marked, marks, metal, plain } from './body/paints.ts';
import { model } from './body/shape.ts';
import { box, egg, mirrored, ring } from './body/solids.ts';
import { low, metallic } from './body/voices.ts';

const screen = box([0, -0.02, 0.5], [0.6, 0.44, 0.2], 0.2);

const panel = box([0, 0.04, 0.3], [0.3, 0.24, 0.2], 0.06);

/** How to make robot, snowman. */
export const madeFolk = {
  robot: {
    coats: ['#4aa8e8', '#ff8a3a', '#5ad0a0'],
    make: (coat) => {
      const dark = '#2a3444';
      const head = model([
        {
          solid: box([0, 0, 0], [0.76, 0.6, 0.55], 0.26),
          paint: metal(
            coat,
            marked(
              '#eaf8ff',
              (p) => smooth(0.03, 0, screen(p.x, p.y, p.z)) * smooth(0.4, 0.6, p.nz) * 0.9,
            ),
          ),
        },
        {
          solid: union([
            rod([0, 0.5, 0], [0, 0.94, 0], 0.04, 0.035),
            mirrored(egg([0.8, 0, 0], [0.13, 0.22, 0.22])),
          ]),
          paint: metal('#c8d2dc'),
        },
        { solid: ball(0, 1.0, 0, 0.12), paint: glowing('#ff5a3a', 1) },
      ]);
      const body = model([
        {
          solid: box([0, 0.02, 0], [0.48, 0.42, 0.38], 0.16),
          paint: metal(
            coat,
            marks(
              marked('#f4f8fa', (p) => smooth(0.03, 0, panel(p.x, p.y, p.z))),
              marked(
                '#ff5a5a',
                (p) => smooth(0.08, 0.06, Math.hypot(p.x, p.y - 0.08)) * smooth(0.1, 0.2, p.z),
              ),
            ),
          ),
        },
        {
          solid: mirrored(rod([0.24, -0.3, 0], [0.24, -0.5, 0], 0.12, 0.12)),
          paint: metal('#aab4c0'),
        },
        { solid: mirrored(egg([0.26, -0.54, 0.08], [0.22, 0.12, 0.28])), paint: plain(dark, 0.6) },
      ]);
      const arm = model([
        { solid: ball(0, 0, 0, 0.14), paint: metal(coat) },
        {
          solid: rod([0, -0.06, 0], [0.02, -0.34, 0.03], 0.07, 0.07),
          paint: metal(
            '#aab4c0',
            marked(dark, (p) => smooth(0, 0.5, Math.sin(p.y * 60)) * 0.5),
          ),
        },
        { solid: ring([0.02, -0.46, 0.05], 0.1, 0.06, 'z'), paint: metal(coat) },
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
        ...metallic,
      };
    },
  },
  snowman: {
    coats: ['#f8fbff'],
    make: (coat, accent = '#e8343e') => {
      const snow = plain(
        coat,
        0.12,
        marked('#b8d4f4', (p) => smooth(0, -0.6, p.y) * 0.4),
      );
      const coal = plain('#2a2a34', 0.5);
      return {
        neck: 1.5,
        layers: [
          {
            name: 'arm',
            shape: {
              solid: union([
                rod([0, 0, 0], [0.3, -0.3, 0], 0.04, 0.035),
                rod([0.22, -0.22, 0], [0.4, -0.22, 0], 0.03, 0.02),
                rod([0.28, -0.28, 0], [0.34, -0.44, 0], 0.03, 0.02),
              ]),
              paint: plain('#6a4426'),
            },
            at: [0.54, 1.02],
            twin: true,
            turn: (stance, side) => 0.1 - (side < 0 ? stance.leftArm : stance.rightArm),
          },
          {
            name: 'body',
            shape: model([
              {
                solid: union(
                  [egg([0, -0.2, 0], [0.74, 0.6, 0.66]), egg([0, 0.34, 0], [0.56, 0.42, 0.5])],
                  0.08,
                ),
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
            shape: {
              solid: union(
                [egg([0, 0, 0], [0.52, 0.13, 0.48]), egg([0.26, -0.28, 0.42], [0.13, 0.3, 0.07])],
                0.04,
              ),
              paint: plain(
                accent,
                0.1,
                marked('#ffffff', (p) => smooth(0.4, 0.7, Math.sin(p.x * 20 + p.y * 20))),
              ),
            },
            at: [0, 1.1],
          },
          {
            name: 'head',
            on: 'head',
            at: [0, 0],
            shape: model([
              { solid: egg([0, 0.02, 0], [0.62, 0.58, 0.56]), paint: snow },
              {
                solid: union(
                  [egg([0, 0.5, 0], [0.66, 0.06, 0.6]), rod([0, 0.56, 0], [0, 0.8, 0], 0.4, 0.42)],
                  0.02,
                ),
                paint: plain(
                  '#2a2c3c',
                  0.4,
                  marked(accent, (p) => smooth(0.08, 0.06, Math.abs(p.y - 0.64))),
                ),
              },
            ]),
          },
          'face',
          {
            name: 'carrot',
            on: 'head',
            at: [0, -0.14],
            shape: {
              solid: rod([0, 0, 0.5], [0.24, -0.06, 0.72], 0.09, 0.015),
              paint: plain('#ff8a1e', 0.3),
            },
          },
        ],
        face: { on: 'head', y: 0.04, size: 0.86, colors: faceOn('#e8f0fa', '#2a2a3a') },
        inside: '#ffffff',
        juice: '#cfe6ff',
        ...low,
      };
    },
  },
} satisfies Record<string, Subject>;
