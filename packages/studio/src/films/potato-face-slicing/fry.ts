import type { Picture } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** One golden crinkle fry standing upright, `length` pixels long. */
export function fryBake(length: number): Picture {
  const width = Math.ceil(length * 0.26);
  return {
    width,
    height: length,
    paint(context) {
      const outline = () => {
        context.beginPath();
        for (let i = 0; i <= 60; i++) {
          const y = (i / 60) * length * 0.97 + 2;
          context.lineTo(width * (0.12 + 0.09 * Math.sin(i * 0.75)), y);
        }
        for (let i = 60; i >= 0; i--) {
          const y = (i / 60) * length * 0.97 + 2;
          context.lineTo(width * (0.86 + 0.09 * Math.sin(i * 0.75)), y);
        }
        context.closePath();
      };
      outline();
      context.fillStyle = pen.across(
        context,
        [0, width],
        ['#ffe88a', 0.55, '#ffcf4a', 0.6, '#f0a626', '#d9821a'],
      );
      context.fill();
      pen.nib(context, '#96500a8c', 2);
      context.stroke();
      context.clip();
      pen.nib(context, '#be6e1459', length * 0.022);
      for (let i = 0; i < 8; i++) {
        pen.line(context, [0, length * (0.06 + i * 0.125), width, length * (0.06 + i * 0.125)]);
      }
      const tip = pen.down(context, [0, length * 0.25], ['#c46814b3', '#c4681400']);
      pen.box(context, [0, 0, width, length], tip);
    },
  };
}
