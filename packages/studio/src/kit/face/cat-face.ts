import * as pen from '../pen/pen.ts';
import type { Features } from './features.ts';

/** The face on a cat's head; colors as #rrggbb. */
export function catFeatures(iris: string, irisLight: string, lid: string): Features {
  return {
    colors: { iris, irisLight, line: '#1c0e10', lid, brow: '#28141080' },
    eye: { x: 0.29, y: -0.02, width: 0.18, height: 0.17 },
    brow: { y: -0.27, length: 0.14, thick: 0.03 },
    mouth: { y: 0.36, size: 0.16 },
    cheek: { x: 0.46, y: 0.2, size: 0.16 },
  };
}

/** Nose, upper lip and whiskers, in face units; `quiver` moves the whiskers, in radians. */
export function drawCatSnout(context: pen.Context, shiftX: number, shiftY: number, quiver: number) {
  pen.at(context, { x: shiftX, y: 0.17 + shiftY }, () => {
    pen.nib(context, '#281010bf', 0.02, 'round');
    pen.line(context, 'M-0.17 0.1 Q-0.08 0.2 0 0.1 Q0.08 0.2 0.17 0.1 M0 0.1 L0 0.02');
    pen.shape(
      context,
      'M-0.085 -0.05 Q0 -0.09 0.085 -0.05 Q0.05 0.03 0 0.04 Q-0.05 0.03 -0.085 -0.05',
      '#f07a88',
    );
    pen.oval(context, [-0.025, -0.04, 0.024, 0.011], '#ffffff99');
    pen.nib(context, '#ffffffd9', 0.011);
    for (const side of [-1, 1])
      for (const lean of [-0.28, -0.04, 0.2]) {
        const angle = lean + quiver;
        const [bend, tip] = [0.06 + Math.sin(angle) * 0.2, 0.12 + Math.sin(angle) * 0.5];
        const root = 0.08 + lean * 0.12;
        pen.line(context, { curve: [side * 0.24, root, side * 0.5, bend, side * 0.86, tip] });
      }
  });
}
