import type { SKRSContext2D } from '@napi-rs/canvas';

const FLAT = Math.sin(0.3);

/**
 * Rings that stand on each other like an opened telescope, around (0, 0) in pixels: `radius` of the
 * outermost, `lifts` how far each one has come out, in pixels, from the outermost to the innermost.
 */
export function drawOnionRings(context: SKRSContext2D, radius: number, lifts: readonly number[]) {
  context.save();
  let y = 0;
  for (const [i, lift] of lifts.entries()) {
    if (lift < 1) break;
    const r = radius * (1 - i * 0.25);
    const wall = context.createLinearGradient(-r, 0, r, 0);
    wall.addColorStop(0, '#fff4fc');
    wall.addColorStop(0.3, '#fffaff');
    wall.addColorStop(0.75, '#dfa2d4');
    wall.addColorStop(1, '#a9469a');
    context.fillStyle = wall;
    context.beginPath();
    context.moveTo(-r, y - lift);
    context.lineTo(-r, y);
    context.ellipse(0, y, r, r * FLAT, 0, Math.PI, 0, true);
    context.lineTo(r, y - lift);
    context.closePath();
    context.fill();
    context.strokeStyle = 'rgba(150,40,130,0.5)';
    context.lineWidth = radius * 0.018;
    context.stroke();
    y -= lift;
    context.fillStyle = '#fff2fb';
    context.beginPath();
    context.ellipse(0, y, r, r * FLAT, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = '#b04a9c';
    context.lineWidth = radius * 0.03;
    context.stroke();
    context.fillStyle = '#e6b4dc';
    context.beginPath();
    context.ellipse(0, y, r * 0.78, r * 0.78 * FLAT, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
