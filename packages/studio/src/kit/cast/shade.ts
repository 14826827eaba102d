import { clamp } from '../math/easing.ts';
import type { Light } from './light.ts';
import type { Surface } from './surface.ts';

/** Linear light to a screen value from 0 to 255, through a filmic curve that spares highlights. */
export function expose(value: number): number {
  const x = Math.max(0, value) * 0.82;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return 255 * Math.min(1, film) ** (1 / 2.2);
}

/** Brightness of the room seen in a mirror that looks (x, y, z): a tall window at the left, a lamp. */
function room(x: number, y: number, z: number, gloss: number): number {
  const soft = 0.05 + (1 - gloss) * 0.4;
  const across = Math.abs(x + 0.55) - 0.24;
  const up = Math.abs(y - 0.5) - 0.3;
  const window = clamp(0.5 - Math.max(across, up) / soft) * (z > -0.2 ? 1 : 0);
  const bar = Math.abs(x + 0.55) < 0.02 + soft * 0.1 ? 1 - 0.6 * gloss : 1;
  const strip = clamp(0.5 - (Math.abs(x - 0.72) - 0.05) / soft) * clamp(0.6 + y) * 0.35;
  return window * bar + strip + 0.1 + 0.12 * Math.max(0, y);
}

/** Directions in world axes; (vx, vy, vz) points to the viewer. Writes a screen color. */
export function shade(
  surface: Surface,
  light: Light,
  [nx, ny, nz]: Float64Array | number[],
  [vx, vy, vz]: readonly [number, number, number],
  occlusion: number,
  shadow: number,
  out: Float32Array,
) {
  nx = nx!;
  ny = ny!;
  nz = nz!;
  const [kx, ky, kz] = light.key.direction;
  const facing = clamp(nx * vx + ny * vy + nz * vz);
  const towards = nx * kx + ny * ky + nz * kz;
  const lit = clamp((towards + surface.soft) / (1 + surface.soft)) * shadow;
  // Light that comes out again near the terminator, warmer than it went in.
  const bleed = surface.soft * clamp(1 - Math.abs(towards) * 1.6) ** 2 * 0.4;
  const edge = (1 - facing) ** 4;
  const [rx, ry, rz] = light.rim.direction;
  const behind = clamp(nx * rx + ny * ry + nz * rz + 0.25) * (1 - facing) ** 2.5 * surface.rim;
  const mirror = 2 * facing;
  const reflected = room(mirror * nx - vx, mirror * ny - vy, mirror * nz - vz, surface.gloss);
  const gleam =
    surface.gloss * (0.09 + 0.75 * edge) * reflected * light.window * (0.4 + 0.6 * occlusion) +
    surface.gloss * surface.gloss * Math.max(0, reflected - 0.5) * light.window * 0.35;
  const up = 0.5 + 0.5 * ny;
  const albedo = [surface.red, surface.green, surface.blue] as const;
  for (let c = 0; c < 3; c++) {
    const own = albedo[c]!;
    const key = light.key.color[c]!;
    const ambient = light.ground[c]! + (light.sky[c]! - light.ground[c]!) * up;
    const warm = c === 0 ? bleed : bleed * 0.55;
    const diffuse = own * (key * (lit + warm) + ambient * occlusion);
    out[c] = expose(
      diffuse +
        gleam * (0.35 + 0.65 * key) * 0.8 +
        behind * light.rim.color[c]! * 0.55 +
        own * surface.glow,
    );
  }
}
