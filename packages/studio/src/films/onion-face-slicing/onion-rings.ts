import * as pen from '../../kit/pen/pen.ts';

const FLAT = Math.sin(0.3);

/**
 * Rings that stand on each other like an opened telescope, around (0, 0) in pixels: `radius` of the
 * outermost, `lifts` how far each one has come out, in pixels, from the outermost to the innermost.
 */
export function drawOnionRings(context: pen.Context, radius: number, lifts: readonly number[]) {
  context.save();
  let y = 0;
  for (const [i, lift] of lifts.entries()) {
    if (lift < 1) break;
    const r = radius * (1 - i * 0.25);
    const layer = ['#fff4fc', 0.3, '#fffaff', 0.75, '#dfa2d4', '#a9469a'];
    context.fillStyle = pen.across(context, [-r, r], layer);
    context.beginPath();
    context.moveTo(-r, y - lift);
    context.lineTo(-r, y);
    context.ellipse(0, y, r, r * FLAT, 0, Math.PI, 0, true);
    context.lineTo(r, y - lift);
    context.closePath();
    context.fill();
    pen.nib(context, '#96288280', radius * 0.018);
    context.stroke();
    y -= lift;
    pen.oval(context, [0, y, r, r * FLAT], '#fff2fb');
    pen.nib(context, '#b04a9c', radius * 0.03);
    context.stroke();
    pen.oval(context, [0, y, r * 0.78, r * 0.78 * FLAT], '#e6b4dc');
  }
  context.restore();
}
