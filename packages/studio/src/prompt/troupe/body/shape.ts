import type { Solid } from '../../../kit/cast/solid.ts';
import type { Painter } from '../../../kit/cast/surface.ts';
import { type Box, boxAround, boxOver } from './extent.ts';

/** A solid and what it is made of; lengths in units. */
export type Shape = { solid: Solid; paint: Painter };

function away(box: Box, x: number, y: number, z: number): number {
  const dx = Math.max(0, Math.abs(x - box.x) - box.dx);
  const dy = Math.max(0, Math.abs(y - box.y) - box.dy);
  const dz = Math.max(0, Math.abs(z - box.z) - box.dz);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** This close to a box what is in it counts. */
const NEAR = 0.12;

/** All of them as one; each keeps its own paint. */
export function model(shapes: readonly Shape[]): Shape {
  const parts = shapes.map((shape) => ({ ...shape, ...boxAround(shape.solid) }));
  const whole = boxOver(parts);
  const solid: Solid = (x, y, z) => {
    const outside = away(whole, x, y, z);
    if (outside > NEAR) return outside;
    let nearest = 1e3;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!;
      const around = away(part, x, y, z);
      if (around >= nearest) continue;
      // Away from a part the box around it will do.
      const gap = around > NEAR ? around : part.solid(x, y, z);
      if (gap < nearest) nearest = gap;
    }
    return nearest;
  };
  const paint: Painter = (point, surface) => {
    let nearest = 1e3;
    let owner = parts[0]!;
    for (const part of parts) {
      const gap = part.solid(point.x, point.y, point.z);
      if (gap < nearest) {
        nearest = gap;
        owner = part;
      }
    }
    owner.paint(point, surface);
  };
  return { solid, paint };
}
