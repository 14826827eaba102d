import type { Canvas, ImageData } from '@napi-rs/canvas';
import type { Scene } from '../../engine/scene.ts';
import { clamp, mix, smooth } from '../../kit/math/easing.ts';
import type { Wishes } from '../words/wishes.ts';

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const luma = (r: number, g: number, b: number) => 0.3 * r + 0.59 * g + 0.11 * b;
/** Steps of the histogram in each direction of color, which goes from -1 to 1. */
const STEPS = 24;

/** What color a pixel has, whatever its brightness: red against blue, and both against green. */
function tintOf(r: number, g: number, b: number): readonly [number, number] {
  const light = luma(r, g, b) + 24;
  return [clamp((r - b) / light, -1, 1), clamp((g - (r + b) / 2) / light, -1, 1)];
}

type Coat = { tint: readonly [number, number]; luma: number };

/** The color that most of a picture has; bright colors outweigh gray ones and flesh. */
function coatOf(pixels: Uint8ClampedArray): Coat {
  const weight = new Float64Array(STEPS * STEPS);
  const light = new Float64Array(STEPS * STEPS);
  // Every third pixel is enough.
  for (let at = 0; at < pixels.length; at += 12) {
    if (pixels[at + 3]! < 128) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const [u, v] = tintOf(r, g, b);
    const bin = Math.floor((u + 1) * 11.9) * STEPS + Math.floor((v + 1) * 11.9);
    const share = 0.15 + u * u + v * v;
    weight[bin]! += share;
    light[bin]! += share * luma(r, g, b);
  }
  const peak = weight.indexOf(Math.max(...weight));
  return {
    tint: [(Math.floor(peak / STEPS) + 0.5) / 11.9 - 1, ((peak % STEPS) + 0.5) / 11.9 - 1],
    luma: Math.max(40, light[peak]! / (weight[peak]! || 1)),
  };
}

/** How much a tint belongs to the coat: by hue for a colored one, by grayness for a gray one. */
function belongs([u, v]: readonly [number, number], [cu, cv]: readonly [number, number]): number {
  const strength = Math.hypot(cu, cv);
  const own = Math.hypot(u, v);
  if (strength < 0.14) return smooth(0.4, 0.16, own);
  const turn = Math.abs(Math.atan2(u * cv - v * cu, u * cu + v * cv));
  return smooth(1.05, 0.6, turn) * smooth(0.05, 0.3 * strength, own);
}

/** A color at some brightness, 1 being the coat's usual one; highlights become white. */
function shaded(color: number, light: number): number {
  return light <= 1 ? color * light : mix(color, 255, clamp((light - 1) * 0.6, 0, 0.85));
}

/** Several colors go over into each other from the left to the right of the widest sprite. */
function across(targets: readonly Rgb[], share: number): Rgb {
  const at = clamp(share) * (targets.length - 1);
  const low = Math.floor(at);
  const from = targets[low]!;
  const to = targets[Math.min(low + 1, targets.length - 1)]!;
  return [0, 1, 2].map((i) => mix(from[i]!, to[i]!, at - low)) as unknown as Rgb;
}

function repaint(image: ImageData, coat: Coat, targets: readonly Rgb[], widest: number) {
  const { data: pixels, width } = image;
  const columns = Array.from({ length: width }, (_, x) =>
    across(targets, 0.5 + (x - width / 2) / widest),
  );
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const share = belongs(tintOf(r, g, b), coat.tint);
    if (share === 0) continue;
    const light = luma(r, g, b) / coat.luma;
    const target = columns[(at / 4) % width]!;
    for (const channel of [0, 1, 2] as const) {
      pixels[at + channel] = mix(pixels[at + channel]!, shaded(target[channel], light), share);
    }
  }
}

/**
 * Gives the coat that the first sprite shows other colors (#rrggbb), on all of them; shades stay
 * shades.
 */
function recolor(sprites: readonly Canvas[], colors: readonly string[]) {
  if (!sprites.length) return;
  const images = sprites.map((sprite) =>
    sprite.getContext('2d').getImageData(0, 0, sprite.width, sprite.height),
  );
  const coat = coatOf(images[0]!.data);
  const targets = colors.map(parse);
  const widest = Math.max(...sprites.map(({ width }) => width));
  for (const [i, image] of images.entries()) {
    repaint(image, coat, targets, widest);
    sprites[i]!.getContext('2d').putImageData(image, 0, 0);
  }
}

/** The scene whose subject has the colors of a palette. */
export function recolored(scene: Scene, { palette = [] }: Wishes): Scene {
  return {
    ...scene,
    finish(sprites) {
      scene.finish?.(sprites);
      const subject = scene.subject.flatMap((name) => sprites[name] ?? []);
      recolor(subject, palette);
    },
  };
}
