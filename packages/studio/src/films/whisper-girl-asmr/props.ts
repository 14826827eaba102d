import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

/** A small wooden box with a lid, 0.62 of its width tall. */
const box: Paint = (context, { width }) => {
  context.scale(width, width);
  context.fillStyle = pen.linear(context, [0, 0, 1, 0.6], ['#e8a860', '#8a4a1e']);
  pen.box(context, [0.03, 0.2, 0.94, 0.4, 0.04]);
  context.fillStyle = pen.down(context, [0, 0.24], ['#ffd898', '#d0884a']);
  pen.shape(context, 'M0.08 0.02 L0.92 0.02 L1 0.2 L0 0.2');
  pen.box(context, [0, 0.19, 1, 0.06], '#b06a30');
  pen.box(context, [0.45, 0.22, 0.1, 0.1, 0.02], '#f0c860');
  pen.nib(context, '#5a280a59', 0.012);
  for (let i = 0; i < 5; i++) {
    context.beginPath();
    context.moveTo(0.05, 0.32 + i * 0.06);
    context.bezierCurveTo(0.3, 0.3 + i * 0.06, 0.6, 0.36 + i * 0.05, 0.95, 0.31 + i * 0.06);
    context.stroke();
  }
};

/** A fluffy makeup brush, bristles up, a third as wide as tall. */
const brush: Paint = (context, { height }) => {
  context.scale(height, height);
  context.fillStyle = pen.across(context, [0.14, 0.22], ['#ffb0d0', '#a03a7a']);
  pen.box(context, [0.145, 0.5, 0.07, 0.49, 0.035]);
  pen.box(context, [0.135, 0.4, 0.09, 0.13], '#f0c060');
  for (let i = 0; i < 170; i++) {
    const share = (i % 35) / 34 - 0.5;
    const x = 0.18 + share * (0.28 + 0.003 * (i % 17));
    const y = 0.03 + 0.1 * share * share + 0.05 * ((i * 7) % 10) * 0.1;
    const curve = [0.18 + share * 0.07, 0.41, 0.18 + share * 0.34, 0.24, x, y];
    pen.line(context, { curve }, i % 3 ? '#ffe2ece6' : '#d68caabf', 0.006);
  }
};

/** What she taps and strokes with. */
export const whisperProps = { box, brush };
