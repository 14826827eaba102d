import { leafRing } from '../cast/leaves.ts';
import { kitchenLight } from '../cast/light.ts';
import { linear, setColor, tint } from '../cast/surface.ts';
import { sunnyAir } from '../parts/atmosphere.ts';
import { glint, shard } from '../parts/bits.ts';
import { clamp, smooth } from '../parts/easing.ts';
import { pastelRoom } from '../parts/kitchen.ts';
import { fractal } from '../parts/noise.ts';
import { mottle, spots } from '../produce/paint.ts';
import { strawberryBody } from '../produce/strawberry.ts';
import type { Material } from './material.ts';

const ruby = linear('#c80a34');
const deep = linear('#8a0420');
const pink = linear('#ff7a9a');
const blush = linear('#ffc4d2');
const gold = linear('#ffe6a0');
const jade = linear('#3fc06a');
const leaves = leafRing({
  count: 7,
  height: 0.78,
  start: 0,
  length: 0.7,
  width: 0.2,
  thickness: 0.035,
  rise: 0.35,
  droop: 0.6,
});

export const glassStrawberry: Material = {
  solid: (x, y, z) => Math.min(strawberryBody(x, y, z), leaves(x, y, z)),
  skin(point, surface) {
    const leaf = leaves(point.x, point.y, point.z) < strawberryBody(point.x, point.y, point.z);
    setColor(surface, leaf ? jade : ruby);
    if (!leaf) {
      tint(surface, deep, mottle(point, 2.4) * 0.7);
      tint(surface, deep, smooth(0.75, 0.2, point.nz) * 0.5);
      const pit = spots(point, 13, 0.24);
      tint(surface, gold, pit * 0.85);
      point.ny += pit * 0.4;
    }
    surface.gloss = 1;
    surface.soft = 0.15;
    surface.glow = 0.12;
    surface.rim = 2.2;
  },
  inside(point, surface) {
    // Molten layers, as in a paperweight: thin bright bands around a clear heart.
    const wave = fractal(point.y * 2.4 + 5, point.z * 2.4, 2) * 0.3;
    const out = Math.hypot(point.z / 0.92, (point.y + 0.05) / 1.05);
    const band = Math.sin((out + wave) * 30);
    setColor(surface, ruby);
    tint(surface, deep, smooth(0.3, 0.9, out) * 0.75);
    tint(surface, pink, smooth(0.55, 0.98, band) * 0.75 * smooth(0.98, 0.7, out));
    tint(surface, blush, smooth(0.3, 0.24, out + wave * 0.4) * 0.85);
    tint(surface, ruby, smooth(0.14, 0.1, out + wave * 0.2));
    const bubble = spots({ ...point, x: point.y, y: point.z * 0.8, z: 1.1 }, 22, 0.14);
    tint(surface, blush, bubble * 0.8);
    point.ny += band * 0.28 + bubble * 0.5;
    point.nz += band * 0.28 * Math.sign(point.z);
    surface.gloss = 1;
    surface.soft = 0.3;
    surface.glow = 0.05;
  },
  alpha: (_point, facing) => 0.78 + 0.22 * clamp((1 - facing) * 1.8),
  bottom: -1.08,
  top: 1.12,
  half: 1.06,
  size: 1,
  light: { ...kitchenLight, window: 3 },
  room: pastelRoom,
  table: { wood: [0.42, 0.3, 0.3], light: [1, 0.93, 0.96] },
  air: { ...sunnyAir, shaft: '255,225,235' },
  burst: [
    {
      paint: shard('rgba(255,70,110,0.75)'),
      count: 60,
      size: 0.075,
      speed: 2.6,
      gravity: 5,
      drag: 0.4,
      spin: 9,
      life: 1.8,
      glow: false,
    },
    {
      paint: glint('255,190,205'),
      count: 46,
      size: 0.13,
      speed: 2,
      gravity: 1.2,
      drag: 1.6,
      spin: 1,
      life: 2.4,
      glow: true,
    },
  ],
  glint: '255,214,224',
  sound: 'glass',
};
