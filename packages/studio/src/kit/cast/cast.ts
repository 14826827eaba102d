import type { Picture } from '../../engine/sprites.ts';
import { clamp } from '../math/easing.ts';
import { type Cast, castSize } from './cast-frame.ts';
import { matrixOf } from './pose.ts';
import { shade } from './shade.ts';
import { type Point, resetSurface, type Surface } from './surface.ts';

const MAX_STEPS = 56;
const CLOSE = 0.0025;

/** A bake of the solid, seen from far away. */
export function castBake(cast: Cast): Picture {
  const { width, height } = castSize(cast);
  const shade = caster(cast, width, height);
  return { width, height, antialias: true, shade, ...(cast.name && { name: cast.name }) };
}

// Math.hypot takes five times as long.
function norm(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function caster(
  { solid, paint, light, scale, middle = 0, reach, pitch, pose, alpha }: Cast,
  width: number,
  height: number,
) {
  const m = matrixOf(pose ?? {});
  const far = Math.hypot(reach[0], reach[1]) + 0.3;
  const view = [0, Math.sin(pitch), Math.cos(pitch)] as const;
  const toSolid = (x: number, y: number, z: number) =>
    [
      m[0]! * x + m[3]! * y + m[6]! * z,
      m[1]! * x + m[4]! * y + m[7]! * z,
      m[2]! * x + m[5]! * y + m[8]! * z,
    ] as const;
  const [rayX, rayY, rayZ] = toSolid(0, -view[1], -view[2]);
  const [rightX, rightY, rightZ] = toSolid(1, 0, 0);
  const [upX, upY, upZ] = toSolid(0, Math.cos(pitch), -Math.sin(pitch));
  const [keyX, keyY, keyZ] = toSolid(...light.key.direction);
  const point: Point = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  const surface: Surface = { red: 0, green: 0, blue: 0, gloss: 0, soft: 0, glow: 0, rim: 0 };
  const normal = [0, 0, 0];

  function openness(reached: number): number {
    let closed = 0;
    for (let i = 1; i <= 3; i++) {
      const step = 0.07 * i * i * 0.7;
      const gap = solid(
        point.x + point.nx * step,
        point.y + point.ny * step,
        point.z + point.nz * step,
      );
      closed += clamp((step * reached - gap) / step) / (1 + i);
    }
    return 1 - 0.85 * clamp(closed);
  }

  function lightReaches(): number {
    let open = 1;
    const x = point.x + point.nx * 0.03;
    const y = point.y + point.ny * 0.03;
    const z = point.z + point.nz * 0.03;
    for (let i = 1, step = 0.07; i <= 5; i++, step *= 1.8) {
      const gap = solid(x + keyX * step, y + keyY * step, z + keyZ * step);
      open = Math.min(open, (3 * gap) / step + 0.35);
      if (open <= 0) return 0;
    }
    return clamp(open);
  }

  return (px: number, py: number, out: Float32Array) => {
    const sx = (px - width / 2) / scale;
    const sy = (height / 2 - py) / scale;
    const ox = rightX * sx + upX * sy - rayX * far;
    const oy = rightY * sx + upY * sy - rayY * far + middle;
    const oz = rightZ * sx + upZ * sy - rayZ * far;
    let depth = 0;
    let hit = false;
    for (let i = 0; i < MAX_STEPS && depth < far * 2; i++) {
      const gap = solid(ox + rayX * depth, oy + rayY * depth, oz + rayZ * depth);
      if (gap < CLOSE) {
        hit = true;
        break;
      }
      depth += gap;
    }
    if (!hit) {
      out.fill(0);
      return;
    }
    const x = ox + rayX * depth;
    const y = oy + rayY * depth;
    const z = oz + rayZ * depth;
    const e = 0.004;
    const a = solid(x + e, y - e, z - e);
    const b = solid(x - e, y - e, z + e);
    const c = solid(x - e, y + e, z - e);
    const d = solid(x + e, y + e, z + e);
    const length = norm(a - b - c + d, c - a - b + d, b - a - c + d) || 1;
    point.x = x;
    point.y = y;
    point.z = z;
    point.nx = (a - b - c + d) / length;
    point.ny = (c - a - b + d) / length;
    point.nz = (b - a - c + d) / length;
    const occlusion = openness(0.6);
    const away = point.nx * keyX + point.ny * keyY + point.nz * keyZ < -0.4;
    const shadow = away ? 1 : lightReaches();
    resetSurface(surface);
    paint(point, surface);
    const bumpy = norm(point.nx, point.ny, point.nz) || 1;
    const nx = point.nx / bumpy;
    const ny = point.ny / bumpy;
    const nz = point.nz / bumpy;
    normal[0] = m[0]! * nx + m[1]! * ny + m[2]! * nz;
    normal[1] = m[3]! * nx + m[4]! * ny + m[5]! * nz;
    normal[2] = m[6]! * nx + m[7]! * ny + m[8]! * nz;
    shade(surface, light, normal, view, occlusion, shadow, out);
    out[3] = alpha ? 255 * alpha(point, clamp(normal[1]! * view[1] + normal[2]! * view[2])) : 255;
  };
}
