import type { Bakes } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linear, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { plain } from '../_babies/cloth.ts';

const honey = linear('#d99a4e');
const dark = linear('#8f5420');

const paintWood: Painter = (point, surface) => {
  setColor(surface, honey);
  const grain = fractal(point.x * 2.2 + point.z, point.y * 14 + point.z * 20, 3);
  tint(surface, dark, smooth(0.5, 0.75, grain) * 0.5);
  darken(surface, 0.86 + 0.26 * fractal(point.x * 5, point.y * 50 + point.z * 44, 2));
  surface.gloss = 0.42;
  surface.soft = 0.25;
};

function slab(hx: number, hy: number, hz: number, round: number): Solid {
  return (x, y, z) => {
    const dx = Math.max(0, Math.abs(x) - hx + round);
    const dy = Math.max(0, Math.abs(y) - hy + round);
    const dz = Math.max(0, Math.abs(z) - hz + round);
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - round;
  };
}

const arch: Solid = (x, y, z) => {
  const flat = Math.abs(z) - 0.07;
  const ring = Math.abs((y > 0.1 ? Math.hypot(x, y - 0.1) : Math.abs(x)) - 0.72) - 0.085;
  return Math.max(ring, flat, -0.95 - y) * 0.9 - 0.01;
};
const bars = union(
  [-0.4, 0, 0.4].map((x) => rod([x, -0.9, 0], [x, 0.72 - x * x * 0.9, 0], 0.052, 0.052)),
);
const top = slab(1.16, 0.055, 0.5, 0.05);
const hollow = slab(1.06, 0.2, 0.42, 0.2);
const tray: Solid = (x, y, z) => Math.max(top(x, y, z), -hollow(x, y - 0.22, z)) * 0.9;
const legs = union([
  rod([0.82, 0, 0.1], [1.08, -2, 0.2], 0.085, 0.075),
  rod([-0.82, 0, 0.1], [-1.08, -2, 0.2], 0.085, 0.075),
  rod([-1, -1.15, 0.2], [1, -1.15, 0.2], 0.09, 0.09),
]);
const plate: Solid = (x, y, z) => {
  const out = Math.sqrt(x * x + z * z);
  return Math.max(Math.abs(y - Math.max(0, out - 0.24) * 0.3) - 0.022, out - 0.38) * 0.8;
};

/** Sprites of a wooden high chair, its tray and a plate. */
export function highChairBakes(light: Light, scale: number): Bakes {
  const base = { light, scale };
  return {
    chairBack: castBake({
      ...base,
      solid: (x, y, z) => Math.min(arch(x, y, z), bars(x, y, z)),
      paint: paintWood,
      middle: 0,
      reach: [0.86, 1.02],
      pitch: 0.05,
      name: 'baby/chair-back',
    }),
    chairLegs: castBake({
      ...base,
      solid: legs,
      paint: paintWood,
      middle: -1,
      reach: [1.22, 1.16],
      pitch: 0.1,
      name: 'baby/chair-legs',
    }),
    tray: castBake({
      ...base,
      solid: tray,
      paint(point, surface) {
        paintWood(point, surface);
        if (point.y > -0.03 && hollow(point.x, point.y - 0.22, point.z) < 0.012)
          plain('#fff3dc', 0.55, 0.3)(point, surface);
      },
      reach: [1.22, 0.4],
      pitch: 0.34,
      name: 'baby/chair-tray',
    }),
    plate: castBake({
      ...base,
      solid: plate,
      paint(point, surface) {
        plain('#ffffff', 0.7)(point, surface);
        const out = Math.hypot(point.x, point.z);
        tint(surface, linear('#4fa8c8'), smooth(0.02, 0.012, Math.abs(out - 0.33)));
      },
      reach: [0.42, 0.22],
      pitch: 0.34,
      name: 'baby/plate',
    }),
  };
}
