import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene } from './choose.ts';
import { bakeTogether, createBakeMemory } from './engine/bake.ts';
import type { ShippedFiles, ShipTask } from './engine/ship.ts';

/**
 * Visually the same as lossless on fur, glass and faces, at a sixth of the bytes; edges are exact,
 * because WebP keeps transparency without loss.
 */
const QUALITY = 92;

const { request, done } = workerData as ShipTask;
const { bakes } = await chooseScene(request);
const named = Object.fromEntries(
  Object.entries(bakes).filter(([, { name }]) => name !== undefined && !done.includes(name)),
);
const sprites = bakeTogether(named, createBakeMemory(named, 'live'), 1, 'live');
const files: ShippedFiles = {};
for (const [key, bake] of Object.entries(named)) {
  files[bake.name!] = sprites[key]!.encodeSync('webp', QUALITY);
}
parentPort!.postMessage(files);
