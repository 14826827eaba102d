import { TURN } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { Area } from './place.ts';

export type Point = { x: number; y: number };

const INK = '#1c1420';
const PAPER = '#fffdf7';
const HUSH_INK = '#5d5470';

type Kind = 'bubble' | 'burst' | 'hush';

/** Draws an empty bubble around an area with its tail at `tip`. */
export function drawBubble(
  context: Context,
  kind: Kind,
  { area, tip, unit }: { area: Area; tip: Point | undefined; unit: number },
) {
  const shapes = () => {
    context.beginPath();
    if (kind === 'burst') burst(context, area, unit);
    else body(context, area, unit);
  };
  const tails = () => {
    context.beginPath();
    if (tip) tail(context, area, tip, unit);
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.save();
  context.translate(unit * 0.07, unit * 0.12);
  context.fillStyle = '#1c142040';
  for (const shape of [tails, shapes]) {
    shape();
    context.fill();
  }
  context.restore();
  context.strokeStyle = kind === 'hush' ? HUSH_INK : INK;
  context.lineWidth = unit * (kind === 'burst' ? 0.22 : 0.17);
  if (kind === 'hush') context.setLineDash([unit * 0.3, unit * 0.3]);
  for (const shape of [tails, shapes]) {
    shape();
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = PAPER;
  for (const shape of [tails, shapes]) {
    shape();
    context.fill();
  }
}

/** Rounder than a box and fuller than an ellipse, as a brush would close it. */
function body(context: Context, area: Area, unit: number) {
  const { left, top, right, bottom } = area;
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  const power = Math.min(0.86, 0.42 + (0.2 * unit) / Math.min(halfX, halfY));
  const steps = 96;
  for (let i = 0; i < steps; i++) {
    const turn = (i / steps) * TURN;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const x = left + halfX * (1 + Math.sign(c) * Math.abs(c) ** power);
    const y = top + halfY * (1 + Math.sign(s) * Math.abs(s) ** power);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** Points of two lengths all around; the longer ones reach a little out of the area. */
function burst(context: Context, area: Area, unit: number) {
  const { left, top, right, bottom } = area;
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  const around = Math.PI * (halfX + halfY);
  const points = Math.max(14, Math.round(around / (unit * 1.25)));
  for (let i = 0; i < points * 2; i++) {
    const turn = ((i + 0.5) / points) * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const out = unit * (i % 2 ? -0.34 : i % 4 ? 0.04 : 0.2);
    const x = left + halfX + Math.sign(c) * Math.abs(c) ** 0.46 * (halfX + out);
    const y = top + halfY + Math.sign(s) * Math.abs(s) ** 0.46 * (halfY + out);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** From within the bubble to the tip, bent a little, as if drawn in one stroke. */
function tail(context: Context, area: Area, tip: Point, unit: number) {
  const root = rootOf(area, tip);
  const [dx, dy] = [tip.x - root.x, tip.y - root.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const half = unit * 0.42;
  const bend = unit * 0.16 * (dx < 0 ? -1 : 1);
  const middle = { x: root.x + dx * 0.5 + nx * bend, y: root.y + dy * 0.5 + ny * bend };
  context.moveTo(root.x + nx * half, root.y + ny * half);
  context.quadraticCurveTo(middle.x + nx * half * 0.45, middle.y + ny * half * 0.45, tip.x, tip.y);
  context.quadraticCurveTo(
    middle.x - nx * half * 0.45,
    middle.y - ny * half * 0.45,
    root.x - nx * half,
    root.y - ny * half,
  );
  context.closePath();
}

/** Where the tail grows: inside, below or beside the middle, towards the tip. */
export function rootOf({ left, top, right, bottom }: Area, tip: Point): Point {
  const inset = Math.min(right - left, bottom - top) * 0.32;
  const clampTo = (value: number, low: number, high: number) =>
    Math.min(high, Math.max(low, value));
  return {
    x: clampTo(tip.x, left + inset, right - inset),
    y: clampTo(tip.y, top + inset, bottom - inset),
  };
}
