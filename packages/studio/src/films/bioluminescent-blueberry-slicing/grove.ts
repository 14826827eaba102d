import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import { PITCH, type Stage } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { darken, linear, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, spaceNoise } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';

/** CSS colors of a wood by night, and the hue of its fireflies in degrees. */
export type GroveLook = { high: string; low: string; trunk: string; moss: string; hue: number };

const grovelight: Light = {
  key: { direction: direction(-0.4, 0.85, 0.3), color: [0.5, 0.68, 1.2] },
  rim: { direction: direction(0.6, 0.5, -0.7), color: [0.6, 0.9, 2] },
  sky: [0.12, 0.18, 0.4],
  ground: [0.04, 0.1, 0.2],
  window: 0.9,
};

export const groveLooks: readonly GroveLook[] = [
  { high: '#070b2a', low: '#1a4a8a', trunk: '#050a22', moss: '#0e3a44', hue: 185 },
  { high: '#12062e', low: '#5a2a9c', trunk: '#0a0420', moss: '#1c2a5c', hue: 285 },
  { high: '#03131c', low: '#0c6a72', trunk: '#021016', moss: '#0a4a3c', hue: 160 },
];

/** A flat wet river stone; the middle of its top lies in the middle of the picture. */
export function riverStoneBake(scale: number): Bake {
  return castBake({
    name: 'glow-grove/stone',
    solid(x, y, z) {
      const out = Math.sqrt((x / 1.62) ** 2 + ((y + 0.26) / 0.28) ** 2 + (z / 1.3) ** 2) - 1;
      return (out - 0.1 * (spaceNoise(x * 1.3 + 8, y * 2, z * 1.3, 3) - 0.5)) * 0.24;
    },
    paint(point, surface) {
      const { x, y, z } = point;
      const moss =
        smooth(0.42, 0.6, spaceNoise(x * 2.4 + 5, y * 4, z * 2.4, 3)) *
        smooth(0.75, 1.25, Math.hypot(x / 1.2, z));
      const vein = smooth(0.03, 0.005, Math.abs(fractal(x * 1.2 + 30, z * 2 + 30, 3) - 0.5));
      setColor(surface, linear('#3c4c8c'));
      darken(surface, 0.55 + 0.9 * spaceNoise(x * 7, y * 7, z * 7, 3));
      tint(surface, linear('#1a2250'), vein * 0.8);
      tint(surface, linear('#1f8a6a'), moss);
      roughen(point, 0.25 + 1.2 * moss, 8 + 14 * moss);
      surface.gloss = 0.75 * (1 - moss);
      surface.soft = 0.3 + 0.4 * moss;
      surface.rim = 1.6;
    },
    light: grovelight,
    scale,
    reach: [1.85, 0.8],
    pitch: PITCH,
  });
}

/** Trunks in blue mist, a moon, and fireflies far out of focus. */
export function groveBake(stage: Stage, look: GroveLook, random: Random): Bake {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  const flies = Array.from({ length: 26 }, () => ({
    x: random() * width,
    y: height * (0.2 + 0.75 * random()),
    radius: 5 + random() ** 2 * 26,
    strength: 0.15 + random() * 0.3,
    hue: look.hue + (random() - 0.5) * 50,
  }));
  return blurredBake(
    size,
    9,
    (context) => {
      context.fillStyle = pen.down(context, [0, height], [look.high, look.low]);
      context.fillRect(0, 0, width, height);
      for (let layer = 0; layer < 3; layer++) {
        paintTrunks(context, width, height, layer, look, random);
        if (layer === 1)
          paintMoon(context, width * 0.27, height * 0.33, Math.min(width, height) * 0.085);
      }
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const fly of flies) paintDisc(context, fly);
    },
  );
}

function paintMoon(context: SKRSContext2D, x: number, y: number, radius: number) {
  const halo = context.createRadialGradient(x, y, 0, x, y, radius * 4.5);
  halo.addColorStop(0, 'rgba(214,236,255,0.8)');
  halo.addColorStop(0.3, 'rgba(140,190,255,0.35)');
  halo.addColorStop(1, 'rgba(140,190,255,0)');
  pen.box(context, [x - radius * 5, y - radius * 5, radius * 10, radius * 10], halo);
  pen.disc(context, [x, y, radius], '#f2f8ff');
}

function paintTrunks(
  context: SKRSContext2D,
  width: number,
  height: number,
  layer: number,
  look: GroveLook,
  random: Random,
) {
  context.fillStyle = look.trunk;
  context.globalAlpha = 0.28 + layer * 0.3;
  const count = 8 - layer * 2;
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.2 + 0.6 * random()) / count);
    if (Math.abs(x / width - 0.5) < 0.08 * layer) continue;
    const wide = height * (0.018 + 0.026 * layer);
    context.beginPath();
    context.moveTo(x - wide * 0.6, -20);
    context.quadraticCurveTo(x - wide * 0.4, height * 0.6, x - wide * 1.3, height);
    context.lineTo(x + wide * 1.3, height);
    context.quadraticCurveTo(x + wide * 0.4, height * 0.6, x + wide * 0.6, -20);
    context.fill();
    for (let twig = 0; twig < 3; twig++) {
      const y = height * (0.1 + 0.5 * random());
      const side = random() < 0.5 ? -1 : 1;
      context.lineWidth = wide * 0.35;
      context.strokeStyle = look.trunk;
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + side * wide * 2, y - wide, x + side * wide * 4, y - wide * 4);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** Moss that runs down to black water with plankton. */
export function shoreBake(stage: Stage, look: GroveLook, random: Random): Bake {
  const { width, height } = wideGroundSize(stage);
  const ground = stage.ground - stage.horizon + OVERLAP;
  return {
    width,
    height,
    paint(context) {
      context.fillStyle = pen.down(
        context,
        [OVERLAP - 20, height],
        ['rgba(0,0,0,0)', 0.05, look.moss, 0.5, look.trunk, '#01030c'],
      );
      context.fillRect(0, 0, width, height);
      paintTufts(context, width, ground, look, random);
      paintPlankton(context, width, ground + stage.scale * 0.62, height, look.hue, random);
    },
  };
}

function paintTufts(
  context: SKRSContext2D,
  width: number,
  ground: number,
  look: GroveLook,
  random: Random,
) {
  for (let i = 0; i < 420; i++) {
    const depth = random();
    const x = random() * width;
    const y = OVERLAP + depth * (ground - OVERLAP) * 1.1;
    const tall = 5 + depth * 20;
    context.strokeStyle = `hsla(${look.hue - 20 + random() * 40},70%,${14 + random() * 22}%,0.8)`;
    context.lineWidth = 1.5 + depth * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - tall * 0.7, x + (random() - 0.5) * tall, y - tall);
    context.stroke();
  }
}

function paintPlankton(
  context: SKRSContext2D,
  width: number,
  top: number,
  bottom: number,
  hue: number,
  random: Random,
) {
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 260; i++) {
    const depth = random() ** 1.4;
    const x = random() * width;
    const y = top + depth * (bottom - top);
    context.fillStyle = `hsla(${hue + (random() - 0.5) * 40},95%,70%,${0.16 + 0.7 * random() ** 2})`;
    pen.oval(context, [x, y, 1.5 + depth * 7 * random(), 1 + depth * 2 * random()]);
  }
  for (let i = 0; i < 9; i++) {
    const y = top + ((i + 0.5) / 9) * (bottom - top);
    pen.oval(context, [width * random(), y, width * 0.22, 3 + i], `hsla(${hue + 30},80%,60%,0.09)`);
  }
}
