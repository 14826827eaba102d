import type { Picture } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A barber's cape tied around a neck, `width` pixels wide and half as high; the neck is at the top. */
export function capeBake(width: number, stripe: string): Picture {
  const height = Math.ceil(width * 0.5);
  return {
    width,
    height,
    paint(context) {
      context.scale(width, width);
      const outline = () => {
        context.beginPath();
        context.moveTo(0.24, 0.05);
        context.quadraticCurveTo(0.5, 0.13, 0.76, 0.05);
        context.bezierCurveTo(0.84, 0.14, 0.93, 0.24, 0.98, 0.37);
        for (let i = 0; i < 7; i++) {
          const x = 0.98 - ((i + 1) / 7) * 0.96;
          context.quadraticCurveTo(x + 0.0686, 0.5, x, 0.4 + (i === 6 ? -0.03 : 0));
        }
        context.bezierCurveTo(0.07, 0.24, 0.16, 0.14, 0.24, 0.05);
        context.closePath();
      };
      outline();
      context.fillStyle = pen.across(
        context,
        [0, 1],
        ['#e6e2da', 0.35, '#ffffff', 0.7, '#f4efe6', '#cfc6b8'],
      );
      context.fill();
      context.save();
      context.clip();
      pen.nib(context, stripe, 0.022);
      for (let i = -6; i <= 6; i++) {
        context.beginPath();
        context.moveTo(0.5 + i * 0.035, 0);
        context.quadraticCurveTo(0.5 + i * 0.06, 0.2, 0.5 + i * 0.085, 0.5);
        context.stroke();
      }
      pen.box(context, [0, 0, 1, 0.3], pen.down(context, [0, 0.2], ['#283c1e73', '#283c1e00']));
      context.restore();
      context.lineCap = 'round';
      pen.line(context, 'M0.245 0.055 Q0.5 0.135 0.755 0.055', stripe, 0.03);
    },
  };
}
