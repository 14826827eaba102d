import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Pose } from '../../kit/cast/pose.ts';
import { blend, type Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';
import { clamp, mix } from '../../kit/math/easing.ts';
import type { Material } from './material.ts';

/** A piece on its way from closed to open: neighbouring poses are mixed. */
export type Swing = {
  name: string;
  closed: Required<Pose>;
  open: Required<Pose>;
  poses: number;
};

/** The swing of one half: side -1 has negative x. */
export type Turn = Swing & { side: -1 | 1 };

/** Fineness of the poses that are only seen in motion. */
const MOVING_DETAIL = 0.6;
const BEVEL = 0.035;
const FLAT = 0.97;

function detailOf(turn: Swing, index: number): number {
  return index === 0 || index === turn.poses - 1 ? 1 : MOVING_DETAIL;
}

/** The pose a share (0 closed, 1 open) of the way. */
export function poseAt({ closed, open }: Swing, share: number): Required<Pose> {
  return {
    yaw: mix(closed.yaw, open.yaw, share),
    tip: mix(closed.tip, open.tip, share),
    roll: mix(closed.roll, open.roll, share),
  };
}

/** The thing in one piece. */
export function wholeBake(material: Material, folder: string, scale: number): Bake {
  return castMaterial(material, material.solid, material.skin({}), {}, `${folder}/whole`, scale);
}

/** All poses of one half, called by the turn's name and a number. */
export function turnBakes(material: Material, folder: string, turn: Turn, scale: number): Bakes {
  const { side } = turn;
  const solid: Solid = (x, y, z) => {
    const past = -side * x;
    if (past > 0.1) return past;
    return -blend(-past, -material.solid(x, y, z), BEVEL);
  };
  return swingBakes(turn, scale, (name, pose, poseScale) => {
    const skin = material.skin(pose);
    const inside = material.inside(pose);
    const paint: Painter = (point, surface) =>
      (Math.abs(point.nx) > FLAT && Math.abs(point.x) < 0.02 ? inside : skin)(point, surface);
    return castMaterial(material, solid, paint, pose, `${folder}/${name}`, poseScale);
  });
}

/** All poses of a piece, called by the swing's name and a number. */
export function swingBakes(
  swing: Swing,
  scale: number,
  castPose: (name: string, pose: Pose, scale: number, share: number) => Bake,
): Bakes {
  return Object.fromEntries(
    swingNames(swing).map((name, i) => {
      const share = i / (swing.poses - 1);
      return [name, castPose(name, poseAt(swing, share), scale * detailOf(swing, i), share)];
    }),
  );
}

/** Names of a swing's bakes. */
export function swingNames({ name, poses }: Swing): string[] {
  return Array.from({ length: poses }, (_, i) => `${name}${i}`);
}

function castMaterial(
  { light, alpha, top, bottom, half }: Material,
  solid: Solid,
  paint: Painter,
  pose: Pose,
  name: string,
  scale: number,
): Bake {
  return castBake({
    name,
    solid,
    paint,
    light,
    pose,
    scale,
    middle: (top + bottom) / 2,
    reach: [half + 0.05, (top - bottom) / 2 + 0.3],
    pitch: PITCH,
    ...(alpha && { alpha }),
  });
}

/** Draws a piece, its middle at (0, 0), a share (0 closed, 1 open) of the way. */
export function drawTurn(context: SKRSContext2D, sprites: Sprites, swing: Swing, share: number) {
  const place = Math.min(swing.poses - 1.0001, clamp(share) * (swing.poses - 1));
  const index = Math.floor(place);
  const next = place - index;
  const alpha = context.globalAlpha;
  for (const [at, strength] of [
    [index, 1],
    [index + 1, next],
  ] as const) {
    if (strength < 0.02) continue;
    const sprite = sprites[`${swing.name}${at}`]!;
    const width = sprite.width / detailOf(swing, at);
    const height = sprite.height / detailOf(swing, at);
    context.globalAlpha = alpha * strength;
    context.drawCanvas(sprite, -width / 2, -height / 2, width, height);
  }
  context.globalAlpha = alpha;
}

/** Where the plane x = 0 meets the surface: [z, y] in units, from the top over the front to the bottom and back. */
export function cutOutline(solid: Solid, count = 72): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [z, y] = [Math.sin(angle), Math.cos(angle)];
    let inner = 0;
    let outer = 1.6;
    for (let step = 0; step < 12; step++) {
      const radius = (inner + outer) / 2;
      if (solid(0, y * radius, z * radius) < 0) inner = radius;
      else outer = radius;
    }
    return [z * inner, y * inner];
  });
}
