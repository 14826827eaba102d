import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import { fractal } from '../math/noise.ts';
import type { Context } from '../pen/pen.ts';
import { castBake } from './cast.ts';
import { type Cast, castSize, type Hair } from './cast-frame.ts';

/** Pixels of the solid under the hair, which hides that they are few. */
const DETAIL = 0.6;
const SOLID = 150;

type Strand = { x: number; y: number; dx: number; dy: number; away: number; color: string };

/** Casts the solid coarsely, then grows hairs that take its light and stand over its outline. */
export function peltBake(cast: Cast, hair: Hair): Picture {
  const size = castSize(cast);
  return {
    ...size,
    ...(cast.name && { name: cast.name }),
    paint(context) {
      const skin = shadeAll(castBake({ ...cast, scale: cast.scale * DETAIL }));
      context.imageSmoothingQuality = 'high';
      context.drawImage(skin.canvas, 0, 0, size.width, size.height);
      const random = seededRandom(5);
      const strands = plant(cast, hair, skin, random).sort((a, b) => b.away - a.away);
      for (const strand of strands) drawStrand(context, strand, cast, hair, random);
    },
  };
}

type Skin = { canvas: Canvas; pixels: Uint8ClampedArray };

function shadeAll(bake: Picture): Skin {
  const { width, height } = bake;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const color = new Float32Array(4);
  for (let i = 0; 'shade' in bake && i < width * height; i++) {
    bake.shade((i % width) + 0.5, Math.floor(i / width) + 0.5, color);
    pixels.set(color, i * 4);
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return { canvas, pixels };
}

function plant({ reach }: Cast, hair: Hair, { canvas, pixels }: Skin, random: Random): Strand[] {
  const [reachX, reachY] = reach;
  const strands: Strand[] = [];
  for (let i = hair.density * 4 * reachX * reachY; i > 0; i--) {
    const x = (random() * 2 - 1) * reachX;
    const y = (random() * 2 - 1) * reachY;
    const column = Math.floor((0.5 + x / reachX / 2) * canvas.width);
    const row = Math.floor((0.5 - y / reachY / 2) * canvas.height);
    const at = (row * canvas.width + column) * 4;
    const shade = 0.74 + 0.46 * random();
    if (pixels[at + 3]! < SOLID) continue;
    const [ax, ay] = [x - hair.crown[0], y - hair.crown[1]];
    const away = Math.hypot(ax, ay) + 1e-4;
    const sideways = (ax / away) * (1 - hair.hang);
    const upwards = (ay / away) * (1 - hair.hang) - hair.hang;
    const turn =
      Math.atan2(upwards, sideways) + (fractal(x * 5 + 9, y * 5 + 9, 2) - 0.5) * hair.wild * 5;
    const clump = shade * (0.62 + 0.76 * fractal(x * 9 + 40, y * 4 + 40, 2));
    const [red, green, blue] = [0, 1, 2].map((c) => Math.min(255, pixels[at + c]! * clump));
    const color = `rgb(${red!.toFixed(0)},${green!.toFixed(0)},${blue!.toFixed(0)})`;
    strands.push({ x, y, dx: Math.cos(turn), dy: -Math.sin(turn), away, color });
  }
  return strands;
}

function drawStrand(
  context: Context,
  strand: Strand,
  { scale, reach }: Cast,
  hair: Hair,
  random: Random,
) {
  const long = hair.length(strand.x, strand.y) * (0.6 + 0.7 * random()) * scale;
  const bend = (random() - 0.5) * hair.wild * long;
  if (long <= 0) return;
  const half = (hair.width * scale) / 2;
  const x = (strand.x + reach[0]) * scale;
  const y = (reach[1] - strand.y) * scale;
  const { dx, dy } = strand;
  const [mx, my] = [x + dx * long * 0.55 - dy * bend, y + dy * long * 0.55 + dx * bend];
  context.fillStyle = strand.color;
  context.beginPath();
  context.moveTo(x + dy * half, y - dx * half);
  context.quadraticCurveTo(mx + dy * half, my - dx * half, x + dx * long, y + dy * long);
  context.quadraticCurveTo(mx - dy * half, my + dx * half, x - dy * half, y + dx * half);
  context.fill();
}
