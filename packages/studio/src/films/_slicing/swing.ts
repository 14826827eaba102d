import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import type { Pose } from '../../kit/cast/pose.ts';
import { clamp, mix } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** A piece on its way from closed to open: neighbouring poses are mixed. */
export type Swing = { name: string; closed: Required<Pose>; open: Required<Pose>; poses: number };

/** Fineness of the poses that are only seen in motion. */
const MOVING_DETAIL = 0.6;

function detailOf(swing: Swing, index: number): number {
  return index === 0 || index === swing.poses - 1 ? 1 : MOVING_DETAIL;
}

/** The pose a share (0 closed, 1 open) of the way. */
export function poseAt({ closed, open }: Swing, share: number): Required<Pose> {
  return {
    yaw: mix(closed.yaw, open.yaw, share),
    tip: mix(closed.tip, open.tip, share),
    roll: mix(closed.roll, open.roll, share),
  };
}

/** Names of a swing's bakes. */
export function swingNames({ name, poses }: Swing): string[] {
  return Array.from({ length: poses }, (_, i) => `${name}${i}`);
}

/** All poses of a piece, called by the swing's name and a number. */
export function swingBakes(
  swing: Swing,
  scale: number,
  bakePose: (name: string, pose: Pose, scale: number, share: number) => Bake,
): Bakes {
  return Object.fromEntries(
    swingNames(swing).map((name, i) => {
      const share = i / (swing.poses - 1);
      return [name, bakePose(name, poseAt(swing, share), scale * detailOf(swing, i), share)];
    }),
  );
}

/** Draws a piece, its middle at (0, 0), a share (0 closed, 1 open) of the way. */
export function drawSwing(context: Context, sprites: Sprites, swing: Swing, share: number) {
  const place = Math.min(swing.poses - 1.0001, clamp(share) * (swing.poses - 1));
  const index = Math.floor(place);
  const next = place - index;
  const alpha = context.globalAlpha;
  for (const [at, strength] of rows(2, [index, 1, index + 1, next])) {
    if (strength < 0.02) continue;
    const sprite = sprites[`${swing.name}${at}`]!;
    const width = sprite.width / detailOf(swing, at);
    const height = sprite.height / detailOf(swing, at);
    context.globalAlpha = alpha * strength;
    context.drawCanvas(sprite, -width / 2, -height / 2, width, height);
  }
  context.globalAlpha = alpha;
}
