import type { Features } from '../../kit/face/features.ts';
import * as pen from '../../kit/pen/pen.ts';

/** His features with lids of a color (#rrggbb). */
export const dogFeatures = (lid: string): Features => ({
  colors: {
    iris: '#6a3a14',
    irisLight: '#d8964a',
    line: '#1c0e0a',
    lid,
    brow: '#783e10e6',
  },
  eye: { x: 0.27, y: -0.14, width: 0.155, height: 0.155 },
  brow: { y: -0.36, length: 0.13, thick: 0.045 },
  mouth: { y: 0.42, size: 0.2 },
  cheek: { x: 0.44, y: 0.08, size: 0.16 },
});

/** The lip under a dog's nose and, hanging out by `tongue` (0 to 1), its tongue; face units. */
export function drawDogSnout(context: pen.Context, tongue: number) {
  pen.nib(context, '#32180ccc', 0.025, 'round');
  pen.line(context, 'M-0.26 0.3 Q-0.14 0.42 0 0.32 Q0.14 0.42 0.26 0.3 M0 0.32 L0 0.19');
  if (tongue <= 0) return;
  const long = 0.12 + 0.26 * tongue;
  context.fillStyle = pen.down(context, [0.38, 0.38 + long], ['#d8485e', '#ff9aa8']);
  pen.box(context, [-0.105, 0.4, 0.21, long, 0.1]);
  pen.line(context, [0, 0.42, 0, 0.36 + long * 0.7], '#b4283c99', 0.014);
}
