import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

const STRIPE = '#3a86c8';

let hem = '';
for (let i = 0; i < 7; i++) {
  const x = 0.98 - ((i + 1) / 7) * 0.96;
  hem += `Q${x + 0.0686} 0.5 ${x} ${0.4 + (i === 6 ? -0.03 : 0)}`;
}
const outline = `M0.24 0.05 Q0.5 0.13 0.76 0.05 C0.84 0.14 0.93 0.24 0.98 0.37 ${hem} C0.07 0.24 0.16 0.14 0.24 0.05 Z`;

/** A barber's cape tied around a neck, half as high as it is wide; the neck is at the top. */
export const cape: Paint = (context, { width }) => {
  context.scale(width, width);
  const cloth = ['#e6e2da', 0.35, '#ffffff', 0.7, '#f4efe6', '#cfc6b8'];
  pen.shape(context, outline, pen.across(context, [0, 1], cloth));
  pen.inside(context, outline, () => {
    pen.nib(context, STRIPE, 0.022);
    for (let i = -6; i <= 6; i++) {
      const [middle, low] = [0.5 + i * 0.06, 0.5 + i * 0.085];
      pen.line(context, { curve: [0.5 + i * 0.035, 0, middle, 0.2, low, 0.5] });
    }
    pen.box(context, [0, 0, 1, 0.3], pen.down(context, [0, 0.2], ['#283c1e73', '#283c1e00']));
  });
  context.lineCap = 'round';
  pen.line(context, 'M0.245 0.055 Q0.5 0.135 0.755 0.055', STRIPE, 0.03);
};
