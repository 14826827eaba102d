import type { Features } from '../../kit/face/features.ts';
import * as pen from '../../kit/pen/pen.ts';

export const womanFeatures: Features = {
  colors: {
    iris: '#4a8a5a',
    irisLight: '#c8e88a',
    line: '#3a1410',
    lid: '#dd9a80',
    brow: '#6a2c16',
  },
  eye: { x: 0.19, y: 0.02, width: 0.128, height: 0.118 },
  brow: { y: -0.15, length: 0.12, thick: 0.026 },
  mouth: { y: 0.36, size: 0.105 },
  cheek: { x: 0.27, y: 0.18, size: 0.12 },
};

/** Soft lips where the mouth is drawn, shifted by (x, y) in face units; `open` from 0 to 1. */
export function drawLips(
  context: pen.Context,
  x: number,
  y: number,
  open: number,
  breadth: number,
) {
  const half = 0.125 * breadth;
  const drop = 0.12 * open;
  pen.at(context, { x, y: 0.352 + y }, () => {
    context.fillStyle = pen.down(context, [-0.05, 0.07 + drop], ['#c0485a', '#f08a90']);
    context.beginPath();
    context.moveTo(-half, -0.005);
    context.bezierCurveTo(-half * 0.5, -0.05, -half * 0.2, -0.06, 0, -0.036);
    context.bezierCurveTo(half * 0.2, -0.06, half * 0.5, -0.05, half, -0.005);
    context.bezierCurveTo(half * 0.6, 0.075 + drop, -half * 0.6, 0.075 + drop, -half, -0.005);
    context.fill();
    pen.oval(context, [-0.02, 0.036 + drop * 0.9, half * 0.3, 0.009], '#ffffff66');
  });
}
