import { existsSync, readFileSync } from 'node:fs';
import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import type { Bake, Bakes, Sprites } from './sprites.ts';

const FOLDER = new URL('../../sprites/', import.meta.url);

/**
 * Where sprites that have a name come from: `shipped` takes those that come with the package,
 * `live` casts all of them, `draft` casts all of them at a third of the fineness (for looking at a
 * scene while it is being written).
 */
export type Casting = 'shipped' | 'live' | 'draft';

export function shelfPath(name: string): URL {
  return new URL(`${name}.webp`, FOLDER);
}

function isShipped(bake: Bake): bake is Bake & { name: string } {
  return bake.name !== undefined && existsSync(shelfPath(bake.name));
}

/** Separates the bakes that must be made for this film from those that ship with the package. */
export function sortBakes(bakes: Bakes, casting: Casting): { made: Bakes; shipped: Bakes } {
  const made: Bakes = {};
  const shipped: Bakes = {};
  for (const [key, bake] of Object.entries(bakes)) {
    if (casting === 'shipped' && isShipped(bake)) shipped[key] = bake;
    else made[key] = bake;
  }
  return { made, shipped };
}

/** Opens shipped sprites at the sizes that the film asks for; about 5 ms each. */
export function openShipped(bakes: Bakes): Sprites {
  return Object.fromEntries(Object.entries(bakes).map(([key, bake]) => [key, open(bake)]));
}

function open(bake: Bake): Canvas {
  const image = new Image();
  image.src = readFileSync(shelfPath(bake.name!));
  const canvas = createCanvas(bake.width, bake.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, bake.width, bake.height);
  return canvas;
}
