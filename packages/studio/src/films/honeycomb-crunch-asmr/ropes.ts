import { clamp, mix, smooth } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

export type RopePlace = { x: number; y: number };
type Ends = readonly [from: RopePlace, to: RopePlace];

/** The place a share of the way from one to another. */
export function onTheWay(from: RopePlace, to: RopePlace, share: number): RopePlace {
  return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) };
}

/** Honey seen against the light: a rope, `wide` pixels at its thickest. */
export function drawRope(context: pen.Context, [from, to]: Ends, wide: number, seconds: number) {
  const steps = 14;
  const at = (i: number) => {
    const share = i / steps;
    const { x, y } = onTheWay(from, to, share);
    const wave =
      Math.sin(share * 9 - seconds * 7) * wide * 0.16 * share +
      Math.sin(seconds * 9) * wide * 0.9 * share ** 5;
    return { x: x + wave, y };
  };
  for (const [share, color] of [
    [1, '#b85a04'],
    [0.72, '#f09a10'],
    [0.3, '#ffe08a'],
  ] as const) {
    pen.nib(context, color, wide * share, 'round');
    context.lineJoin = 'round';
    context.beginPath();
    for (let i = 0; i <= steps; i++) {
      const { x, y } = at(i);
      context.lineTo(x - wide * 0.12 * (1 - share), y);
    }
    context.stroke();
  }
}

/** Honey that lies on a piece `half` wide around (0, 0) and creeps down; `poured` from 0 to 1. */
export function drawCoat(context: pen.Context, half: number, poured: number, seconds: number) {
  if (poured <= 0) return;
  const count = 9;
  const spread = half * smooth(0, 0.3, poured);
  const honey = ['#ffce54eb', 0.4, '#f09610db', '#c46204eb'];
  context.fillStyle = pen.down(context, [-half * 0.3, half * 1.1], honey);
  const gap = (spread * 2) / count;
  const long = (i: number) =>
    half *
    (0.12 +
      1.15 * scatter(i * 7 + 3) * clamp(poured * 1.6 - 0.5 * scatter(i + 60)) +
      0.02 * Math.sin(seconds * 3 + i));
  context.beginPath();
  context.moveTo(-spread, 0);
  context.bezierCurveTo(-spread * 0.8, -half * 0.34, spread * 0.8, -half * 0.34, spread, 0);
  for (let i = count - 1; i >= 0; i--) {
    const right = -spread + gap * (i + 1);
    const low = long(i);
    context.lineTo(right - gap * 0.12, low * 0.82);
    const tip = low * 1.12;
    const [near, far] = [right - gap * 0.05, right - gap * 0.95];
    context.bezierCurveTo(near, tip, far, tip, right - gap * 0.88, low * 0.82);
    context.quadraticCurveTo(right - gap * 0.9, low * 0.2, right - gap, half * 0.1);
  }
  context.closePath();
  context.fill();
  context.fillStyle = '#fffadcd9';
  for (let i = 0; i < count; i++) {
    const x = -spread + gap * (i + 0.34);
    pen.oval(context, [x, long(i) * 0.72, gap * 0.08, Math.max(1, long(i) * 0.16)]);
  }
  pen.oval(context, [-spread * 0.3, -half * 0.12, spread * 0.36, half * 0.03, 0.06]);
}

/** A taster's lips around (0, 0), `half` pixels to each side; `open` from 0 to 1, `lip` any color. */
export function drawTasterMouth(context: pen.Context, half: number, open: number, lip: string) {
  const gape = half * 0.95 * open;
  const top = -gape * 0.5;
  const low = gape * 0.7;
  /** A curve to (x, y) by two points; x in halves of the mouth. */
  const bend = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    context.bezierCurveTo(half * x1, y1, half * x2, y2, half * x, y);
  const [brim, bow, chin] = [top - half * 0.3, top - half * 0.36, low + half * 0.46];
  context.save();
  context.fillStyle = lip;
  context.beginPath();
  context.moveTo(-half, 0);
  bend(-0.5, brim, -0.2, bow, 0, top - half * 0.24);
  bend(0.2, bow, 0.5, brim, 1, 0);
  bend(0.6, chin, -0.6, chin, -1, 0);
  context.fill();
  const [upper, lower] = [top - half * 0.02, low + half * 0.06];
  context.beginPath();
  context.moveTo(-half * 0.84, 0);
  bend(-0.4, upper, 0.4, upper, 0.84, 0);
  bend(0.5, lower, -0.5, lower, -0.84, 0);
  context.clip();
  pen.box(context, [-half, -half, half * 2, half * 3], '#4a0a12');
  if (open > 0.08) {
    pen.oval(context, [0, low, half * 0.5, half * 0.3], '#f06a78');
    context.fillStyle = '#fffaf0';
    pen.box(context, [-half * 0.52, top - half * 0.2, half * 1.04, half * 0.36, half * 0.1]);
    context.fillStyle = '#966e6459';
    for (const x of [-0.26, 0, 0.26])
      context.fillRect(half * x - 1, top - half * 0.2, 2, half * 0.36);
  }
  context.restore();
  context.fillStyle = '#ffffff73';
  pen.oval(context, [-half * 0.12, low * 0.86 + half * 0.24, half * 0.3, half * 0.045]);
}
