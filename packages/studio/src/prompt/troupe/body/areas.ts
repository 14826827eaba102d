import { patch } from '../../../kit/cast/fur.ts';
import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';

/** Where a mark is: 1 there, 0 elsewhere, and between the two on its soft edge. */
export type Area = (point: Point) => number;

// Every area is 0 at `from` and 1 at `to`, in units: with `to` the smaller it is what lies inside,
// with `to` the larger what lies outside.

/** A circle around (x, y), as seen from the front. */
export function dot(x: number, y: number, from: number, to: number): Area {
  return (p) => smooth(from, to, Math.hypot(p.x - x, p.y - y));
}

/** A square with its middle at that height. */
export function square(y: number, from: number, to: number): Area {
  return (p) => smooth(from, to, Math.max(Math.abs(p.x), Math.abs(p.y - y)));
}

/** A stripe at that height. */
export function stripe(y: number, from: number, to: number): Area {
  return (p) => smooth(from, to, Math.abs(p.y - y));
}

/** An upright stripe. */
export function bar(x: number, from: number, to: number): Area {
  return (p) => smooth(from, to, Math.abs(p.x - x));
}

/** What is higher than that, or lower when `to` is below `from`. */
export function byHeight(from: number, to: number): Area {
  return (p) => smooth(from, to, p.y);
}

/** What is nearer to the viewer than that. */
export function byDepth(from: number, to: number): Area {
  return (p) => smooth(from, to, p.z);
}

/** What is further from the upright axis than that. */
export function byRadius(from: number, to: number): Area {
  return (p) => smooth(from, to, Math.hypot(p.x, p.z));
}

/** What faces the viewer that much. */
export function facing(from: number, to: number): Area {
  return (p) => smooth(from, to, p.nz);
}

/** The half towards the viewer: not the back. */
export const front = byDepth(0, 0.1);
/** The front of a body without its sides. */
export const ahead = byDepth(0.1, 0.2);
/** What faces sideways, to the left or the right. */
export const aside: Area = (p) => smooth(0.5, 0.6, Math.abs(p.nx));

/** Patches, x, y, z and radius, to both sides of a face. */
export function mask(...patches: readonly (readonly [number, number, number, number])[]): Area {
  return (p) =>
    Math.max(...patches.map(([x, y, z, radius]) => patch(p, Math.sign(p.x) * x, y, z, radius)));
}

/** Where all of them are. */
export function meet(...areas: readonly Area[]): Area {
  return (p) => areas.reduce((all, area) => all * area(p), 1);
}

/** Where any of them is; where they overlap it may exceed 1, where `marked` stops. */
export function sum(...areas: readonly Area[]): Area {
  return (p) => areas.reduce((all, area) => all + area(p), 0);
}
