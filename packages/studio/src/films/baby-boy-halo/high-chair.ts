import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, type Painter, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { plain } from '../_babies/cloth.ts';
import { block, both, litShapes } from '../_babies/shapes.ts';
import { morningLight } from './light.ts';

const honey = linearRgb('#d99a4e');
const dark = linearRgb('#8f5420');

const paintWood: Painter = (point, surface) => {
  setColor(surface, honey);
  const grain = fractal(point.x * 2.2 + point.z, point.y * 14 + point.z * 20, 3);
  tint(surface, dark, smooth(0.5, 0.75, grain) * 0.5);
  darken(surface, 0.86 + 0.26 * fractal(point.x * 5, point.y * 50 + point.z * 44, 2));
  surface.gloss = 0.42;
  surface.soft = 0.25;
};

const arch: Solid = (x, y, z) => {
  const flat = Math.abs(z) - 0.07;
  const ring = Math.abs((y > 0.1 ? Math.hypot(x, y - 0.1) : Math.abs(x)) - 0.72) - 0.085;
  return Math.max(ring, flat, -0.95 - y) * 0.9 - 0.01;
};
const bars = union(
  [-0.4, 0, 0.4].map((x) => rod([x, -0.9, 0], [x, 0.72 - x * x * 0.9, 0], 0.052, 0.052)),
);
const top = block(1.16, 0.055, 0.5, 0.05);
const hollow = block(1.06, 0.2, 0.42, 0.2);
const tray: Solid = (x, y, z) => Math.max(top(x, y, z), -hollow(x, y - 0.22, z)) * 0.9;
const legs = union([
  ...both((side) => rod([side * 0.82, 0, 0.1], [side * 1.08, -2, 0.2], 0.085, 0.075)),
  rod([-1, -1.15, 0.2], [1, -1.15, 0.2], 0.09, 0.09),
]);
const plate: Solid = (x, y, z) => {
  const out = Math.sqrt(x * x + z * z);
  return Math.max(Math.abs(y - Math.max(0, out - 0.24) * 0.3) - 0.022, out - 0.38) * 0.8;
};

/** What a wooden high chair, its tray and a plate look like. */
export const highChairShapes = litShapes(morningLight, {
  chairBack: { solid: (x, y, z) => Math.min(arch(x, y, z), bars(x, y, z)), paint: paintWood },
  chairLegs: { solid: legs, paint: paintWood },
  tray: {
    solid: tray,
    paint(point, surface) {
      paintWood(point, surface);
      if (point.y > -0.03 && hollow(point.x, point.y - 0.22, point.z) < 0.012)
        plain('#fff3dc', 0.55, 0.3)(point, surface);
    },
  },
  plate: {
    solid: plate,
    paint(point, surface) {
      plain('#ffffff', 0.7)(point, surface);
      const out = Math.hypot(point.x, point.z);
      tint(surface, linearRgb('#4fa8c8'), smooth(0.02, 0.012, Math.abs(out - 0.33)));
    },
  },
});
