import type { Picture } from '../../engine/sprites.ts';
import { gleam, knifePicture } from '../../kit/knife/steel.ts';
import { TURN } from '../../kit/math/easing.ts';
import { type Outline, trace } from '../../kit/pen/outline.ts';
import * as pen from '../../kit/pen/pen.ts';
import { bladeHeights, HOLD, heightWith } from './knife-sizes.ts';

/** Lengths are shares of the knife's length; the tip is at 0, the blade's edge at y = 0. */
type KnifeShape = {
  /** How high the blade stands above its edge, and where it ends. */
  tall: number;
  heel: number;
  outline: Outline;
  /** A hole to hang it by. */
  hole?: readonly [x: number, y: number, radius: number];
  /** Light and dark color of the handle (#rrggbb). */
  handle: readonly [string, string];
};

function bakeOf(shape: KnifeShape): (length: number) => Picture {
  const height = heightWith(shape.tall);
  return (length) =>
    knifePicture(length, { height, top: height * HOLD }, (context) => {
      paintBlade(context, shape);
      paintHandle(context, shape);
    });
}

function traceBlade(context: pen.Context, { outline, hole }: KnifeShape) {
  context.beginPath();
  trace(context, outline);
  if (!hole) return;
  const [x, y, radius] = hole;
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, TURN, true);
}

const flank = ['#8d97a3', 0.2, '#eef2f5', 0.55, '#aeb8c2'];
const bevel = [0.8, '#d4dbe1', 0.82, '#f6f9fb', '#ffffff'];
const glints = [0.15, 0, 0.3, 0.8, 0.4, 0.05, 0.62, 0, 0.74, 0.55, 0.8, 0];

function paintBlade(context: pen.Context, shape: KnifeShape) {
  const { tall, heel } = shape;
  context.save();
  traceBlade(context, shape);
  context.clip();
  for (const ink of [
    pen.down(context, [-tall, 0], [...flank, ...bevel]),
    gleam(context, [0.05, -tall, heel, 0], glints),
  ])
    pen.box(context, [0, -tall, heel, tall], ink);
  context.restore();
  traceBlade(context, shape);
  pen.nib(context, '#46506073', 0.003);
  context.stroke();
}

function paintHandle(context: pen.Context, { tall, heel, handle }: KnifeShape) {
  const top = -tall + 0.004;
  const ring = pen.down(context, [top, top + 0.1], ['#6d7680', 0.3, '#f6f7f9', '#59616a']);
  pen.box(context, [heel - 0.012, top, 0.04, 0.09, 0.012], ring);
  const [light, dark] = handle;
  const grip = [light, 0.25, '#ffffff', 0.38, light, dark];
  const [near, mid] = [heel + 0.026, heel + 0.12];
  pen.shape(
    context,
    `M${near} ${top + 0.004} C${mid} ${top - 0.008} 0.88 ${top - 0.008} 0.96 ${top + 0.006}` +
      `Q1 ${top + 0.02} 0.995 ${top + 0.075} Q0.985 ${top + 0.11} 0.95 ${top + 0.1}` +
      `C0.88 ${top + 0.076} ${mid} ${top + 0.09} ${near} ${top + 0.088}`,
    pen.down(context, [top, top + 0.1], grip),
  );
  for (const share of [0.25, 0.5, 0.75])
    pen.disc(context, [heel + (1 - heel) * share, top + 0.044, 0.011], '#f2d9a0');
}

/** A broad cleaver, pointing left, `length` pixels long. */
export const cleaverBake = bakeOf({
  tall: bladeHeights.cleaver,
  heel: 0.62,
  outline:
    'M0.012 -0.012 Q0.004 -0.2 0.012 -0.246 Q0.014 -0.268 0.04 -0.268 L0.62 -0.262 Q0.6 -0.1 0.6 -0.01 Q0.3 0.004 0.012 -0.012',
  hole: [0.08, -0.2, 0.02],
  handle: ['#d0342c', '#5a0a10'],
});

let waves = '';
for (let x = 0.74; x > 0.05; x -= 0.03) waves += `Q${x - 0.015} -0.022 ${x - 0.03} -0.002`;

/** A very long bread knife with a wavy edge. */
export const breadKnifeBake = bakeOf({
  tall: bladeHeights.breadKnife,
  heel: 0.74,
  outline: `M0.006 -0.03 Q0.02 -0.092 0.1 -0.096 L0.74 -0.098 L0.74 -0.002 ${waves} Q0.02 -0.004 0.006 -0.03`,
  handle: ['#b9773f', '#4a2410'],
});

/** A slim paring knife with a colored handle. */
export function paringKnife(handle: readonly [string, string]): (length: number) => Picture {
  return bakeOf({
    tall: bladeHeights.paringKnife,
    heel: 0.6,
    outline:
      'M0.004 -0.012 Q0.14 -0.098 0.34 -0.11 L0.6 -0.112 L0.6 -0.002 Q0.3 0.004 0.004 -0.012',
    handle,
  });
}
