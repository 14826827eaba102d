import type { Canvas } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import {
  between,
  blink,
  calm,
  type Expression,
  gasp,
  joy,
  laugh,
} from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';
import { pulse, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';
import { at } from './times.ts';

const { wake, sleep } = at;

const face = {
  iris: '#a85a12',
  irisLight: '#ffc24a',
  line: '#6a2c08',
  lid: '#ffc93c',
  brow: '#d07a14',
};

/** A small round sun with its glow. */
export function sunBake(side: number): Bake {
  return shapeBake(side, (context) => {
    const glow = pen.halo(context, [0, 0, 0.2, 1], ['#ffe88cf2', 0.45, '#ffd66e80', '#ffdc8200']);
    pen.box(context, [-1, -1, 2, 2], glow);
    const gold = ['#fffbd0', 0.55, '#ffe15a', 0.9, '#ffb92e', '#ff9a2a'];
    pen.disc(context, [0, 0, 0.4], pen.radial(context, [-0.12, -0.16, 0.02, 0, 0, 0.4], gold));
  });
}

/** Asleep until it wakes, then a yawn, a look around and a laugh, and asleep again. */
function expressionAt(seconds: number): Expression {
  const asleep: Expression = { ...calm, lid: 1, smile: 0.6, open: 0 };
  const yawn: Expression = { ...gasp, lid: 0.95, open: 0.95, breadth: 0.7, browWorry: 0.2 };
  const awake: Expression = { ...joy, lookX: 0.7 * Math.sin((seconds - wake) * 3.2) };
  let look = between(asleep, yawn, pulse(wake, wake + 0.7, seconds));
  look = between(look, awake, smooth(wake + 0.45, wake + 0.75, seconds));
  const glad = smooth(wake + 1.35, wake + 1.5, seconds) * smooth(sleep - 0.1, sleep - 0.3, seconds);
  look = between(look, laugh, glad);
  look = between(look, asleep, smooth(sleep, sleep + 0.4, seconds));
  return { ...look, lid: Math.max(look.lid, blink(seconds, wake + 1)) };
}

/** Draws the sun around (0, 0), its disc `radius` pixels, rays turning. */
export function drawTinySun(context: pen.Context, sprite: Canvas, radius: number, seconds: number) {
  const awake = smooth(wake + 0.3, wake + 0.8, seconds) * smooth(sleep + 0.4, sleep, seconds);
  context.save();
  context.fillStyle = '#ffc93c';
  const count = 12;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * TURN + (seconds * Math.PI) / 12;
    const long = radius * (1.12 + 0.34 * awake * (1 + 0.18 * Math.sin(seconds * 7 + i * 2)));
    const [side, foot] = [radius * 0.17, -radius * 0.98];
    const ray = { curve: [-side, foot, 0, -long * 1.08, side, foot] };
    pen.at(context, { turn }, () => pen.shape(context, ray));
  }
  const wide = radius * 5;
  context.drawCanvas(sprite, -wide / 2, -wide / 2, wide, wide);
  context.scale(radius * 1.05, radius * 1.05);
  context.translate(0, -0.08);
  drawFace(context, expressionAt(seconds), face);
  context.restore();
}
