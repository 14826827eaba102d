import { EYES_APART } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Smoky eye shadow with wings, drawn on a skin before its face, in face units. */
export function drawGlamour(context: pen.Context) {
  for (const side of [-1, 1]) {
    pen.at(context, { x: side * EYES_APART, scale: [side, 1] }, () => {
      const reach = [0.03, -0.06, 0.12, 0.05, -0.08, 0.4] as const;
      const smoke = pen.radial(context, reach, ['#3c0a6ee6', 0.6, '#781ebea6', '#9628dc00']);
      pen.oval(context, [0.05, -0.08, 0.4, 0.33, -0.25], smoke);
      pen.shape(context, 'M0.1 -0.2 Q0.27 -0.16 0.42 -0.26 Q0.34 -0.06 0.2 0', '#22082e');
      for (let i = 0; i < 3; i++) {
        const angle = -0.95 + i * 0.34;
        pen.nib(context, '#22082e', 0.024, 'round');
        pen.line(context, {
          curve: [
            Math.cos(angle) * 0.2,
            Math.sin(angle) * 0.22,
            Math.cos(angle) * 0.3,
            Math.sin(angle) * 0.28,
            Math.cos(angle - 0.25) * 0.38,
            Math.sin(angle - 0.25) * 0.4,
          ],
        });
      }
    });
  }
  pen.disc(context, [0.3, 0.36, 0.024], '#3a0a2a');
}
