import { PITCH } from '../../engine/stage.ts';
import { spots } from '../../kit/cast/paint.ts';
import { matrixOf, type Pose } from '../../kit/cast/pose.ts';
import { type Point, type Surface, setColor } from '../../kit/cast/surface.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';

type Vector = [number, number, number];

/** How quickly glass swallows red, green and blue, per unit. */
export type Tint = readonly [number, number, number];

const BEND = 1 / 1.45;
const RADIUS = 0.95;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

/** A point some way along a ray. */
function along([x, y, z]: Vector, ray: Vector, way: number): Vector {
  return [x + way * ray[0], y + way * ray[1], z + way * ray[2]];
}

/** The ray bent into (or, when it cannot leave, mirrored at) a surface with normal n. */
function refract(ray: Vector, n: Vector, ratio: number): Vector {
  const cosine = -dot(ray, n);
  const square = 1 - ratio * ratio * (1 - cosine * cosine);
  if (square < 0) return along(ray, n, 2 * cosine);
  const bent: Vector = [ratio * ray[0], ratio * ray[1], ratio * ray[2]];
  return unit(along(bent, n, ratio * cosine - Math.sqrt(square)));
}

/** Brightness of a dark studio: one narrow lamp behind, soft boxes at the sides, a lit table. */
function studio(x: number, y: number, z: number): number {
  const lamp = clamp(x * 0.42 + y * 0.5 - z * 0.76) ** 14 * 5;
  const left = smooth(0.3, 0.05, Math.abs(x + 0.78)) * smooth(0.7, 0.3, Math.abs(y - 0.2)) * 1.3;
  const pool = smooth(-0.35, -0.95, y) * 0.8;
  return 0.16 + lamp + left + pool + 0.5 * smooth(0.08, 0.02, Math.abs(y + 0.05));
}

/** Bright rings of little bubbles that hang a way below the surface. */
function bubbles(here: Vector, into: Vector, way: number): number {
  const [x, y, z] = along(here, into, way);
  const point = { x, y, z, nx: 0, ny: 0, nz: 0 };
  return clamp(spots(point, 5, 0.13) - 0.75 * spots(point, 5, 0.09));
}

/** Paints what is seen through glass: two bends, colored by the way between them. */
export function glassLook(pose: Pose, tint: Tint): (point: Point, surface: Surface) => void {
  const m = matrixOf(pose);
  const [down, away] = [-Math.sin(PITCH), -Math.cos(PITCH)];
  const axis = (i: number) => m[3 + i]! * down + m[6 + i]! * away;
  const ray: Vector = [axis(0), axis(1), axis(2)];
  return (point, surface) => {
    const into = refract(ray, unit([point.nx, point.ny, point.nz]), BEND);
    const here: Vector = [point.x, point.y, point.z];
    const way = Math.max(0.1, -2 * dot(here, into), RADIUS * 0.5);
    const back = unit(along(here, into, way));
    const out = refract(into, [-back[0], -back[1], -back[2]], 1 / BEND);
    const turned = (i: number) => m[i]! * out[0] + m[i + 1]! * out[1] + m[i + 2]! * out[2];
    const light = studio(turned(0), turned(3), turned(6));
    const [x, y, z] = along(here, into, way * 0.45);
    const swirl = spaceNoise(x * 2.6 + 9, y * 1.5, z * 2.6, 3);
    const thick = way * (0.7 + 1.5 * smooth(0.45, 0.62, swirl));
    const passes = (swallowed: number) => light * Math.exp(-swallowed * thick);
    setColor(surface, [passes(tint[0]), passes(tint[1]), passes(tint[2])]);
    const bubble = bubbles(here, into, way * 0.3);
    surface.red += bubble * 0.5;
    surface.green += bubble * 0.3;
    surface.blue += bubble * 0.34;
    surface.glow = 0.85;
    surface.gloss = 1;
    surface.soft = 0.2;
    surface.rim = 2.4;
  };
}
