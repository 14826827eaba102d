import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

/** One golden crinkle fry standing upright, 0.26 of its length wide. */
export const fry: Paint = (context, { width, height }) => {
  const corner = (share: number, i: number) =>
    context.lineTo(width * (share + 0.09 * Math.sin(i * 0.75)), (i / 60) * height * 0.97 + 2);
  context.beginPath();
  for (let i = 0; i <= 60; i++) corner(0.12, i);
  for (let i = 60; i >= 0; i--) corner(0.86, i);
  context.closePath();
  const crust = ['#ffe88a', 0.55, '#ffcf4a', 0.6, '#f0a626', '#d9821a'];
  context.fillStyle = pen.across(context, [0, width], crust);
  context.fill();
  pen.nib(context, '#96500a8c', 2);
  context.stroke();
  context.clip();
  pen.nib(context, '#be6e1459', height * 0.022);
  for (let i = 0; i < 8; i++) {
    const y = height * (0.06 + i * 0.125);
    pen.line(context, [0, y, width, y]);
  }
  const tip = pen.down(context, [0, height * 0.25], ['#c46814b3', '#c4681400']);
  pen.box(context, [0, 0, width, height], tip);
};
