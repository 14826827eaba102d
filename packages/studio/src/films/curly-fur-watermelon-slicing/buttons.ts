import type { Canvas } from '@napi-rs/canvas';
import type { Bake, Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import type { Shown } from '../../kit/camera/projection.ts';
import { easeInOut, easeOut, mix, TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';
import { WEDGE } from './coat.ts';

/** A shiny dark button with two holes, seen from the front. */
export function buttonBake(): Bake {
  return shapeBake(64, (context) => {
    const horn = ['#8a6a74', 0.45, '#3a2028', '#1a0a10'];
    pen.disc(context, [0, 0, 0.92], pen.radial(context, [-0.35, -0.4, 0.05, 0, 0, 0.95], horn));
    pen.arc(context, [0, 0, 0.62], '#ffdce647', 0.07);
    context.fillStyle = '#0a0408';
    for (const x of [-0.2, 0.2]) pen.disc(context, [x, 0.04, 0.12]);
    pen.oval(context, [-0.38, -0.48, 0.24, 0.12, -0.7], '#ffffffd9');
  });
}

/** Where buttons sit on a face of the cut: [outward, up], in units. */
const buttonSpots = rows(2, [0.52, 0.3, 0.32, -0.02, 0.6, -0.12, 0.3, 0.46, 0.36, -0.46]);

/** Draws buttons on one face of a cut; `side` -1 is the left plane, `facing` 1 the wedge's own face. */
export function drawButtons(
  context: pen.Context,
  sprites: Sprites,
  show: (x: number, y: number, z: number) => Shown,
  scale: number,
  { side, facing, size }: { side: -1 | 1; facing: -1 | 1; size: number },
) {
  const sine = Math.sin(WEDGE) * side;
  const cosine = Math.cos(WEDGE);
  const normal = show(cosine * side * facing, 0, -Math.abs(sine) * facing);
  if (normal.near < 0.1 || size < 0.05) return;
  const angle = Math.atan2(normal.y, normal.x);
  for (const [out, up] of buttonSpots) {
    const at = show(out * sine, up, out * cosine);
    const wide = 0.15 * size * scale;
    const place = { x: (at.x + normal.x * 0.06) * scale, y: (at.y + normal.y * 0.06) * scale };
    pen.at(context, { ...place, turn: angle, scale: [normal.near, 1] }, () => {
      context.rotate(-angle);
      context.drawCanvas(sprites.button!, -wide / 2, -wide / 2, wide, wide);
    });
  }
}

/** A loose button tumbles to the front (share `out`) and later hops home (share `home`). */
export function drawLooseButton(
  context: pen.Context,
  button: Canvas,
  scale: number,
  share: { out: number; home: number },
) {
  const out = easeOut(share.out);
  const home = easeInOut(share.home);
  if (out <= 0 || home >= 1) return;
  const hop = Math.abs(Math.sin(out * TURN)) * (1 - out) * 0.3 + Math.sin(home * Math.PI) * 0.7;
  const x = mix(mix(0.15, 0.92, out), 0, home);
  const y = mix(mix(0.85, 1.42, out), 0.2, home) - hop;
  const wide = mix(0.16, 0.3, out) * mix(1, 0.3, home) * scale;
  drawContactShadow(context, x * scale, (y + hop) * scale + wide * 0.45, wide * 0.5, hop * scale);
  pen.at(context, { x: x * scale, y: y * scale, turn: out * 11 - home * 9 }, () => {
    context.drawCanvas(button, -wide / 2, -wide / 2, wide, wide);
  });
}
