import { createCanvas } from '@napi-rs/canvas';
import { createDarkroom } from './develop.ts';
import { createOverprint } from './overprint.ts';
import type { Scene } from './scene.ts';
import { FPS, SHUTTER } from './settings.ts';
import type { Sprites } from './sprites.ts';
import type { Size } from './stage.ts';

/** Finishes the sprites and makes the function that draws frame number `frame` and develops it into `out` (I420). */
export function frameMaker(scene: Scene, sprites: Sprites, size: Size) {
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const exposure = createCanvas(width, height);
  const exposureContext = exposure.getContext('2d');
  const develop = createDarkroom(width, height, scene.grade, scene.mirrored);
  const overprint = scene.over && createOverprint(size, scene.over);
  scene.finish?.(sprites);

  return function makeFrame(frame: number, out: Uint8Array) {
    const seconds = frame / FPS;
    const exposures = scene.exposures(seconds);
    context.reset();
    if (exposures === 1) scene.draw(context, sprites, seconds);
    else {
      for (let i = 0; i < exposures; i++) {
        exposureContext.reset();
        const offset = ((i + 0.5) / exposures - 0.5) * (SHUTTER / FPS);
        scene.draw(exposureContext, sprites, seconds + offset);
        context.globalAlpha = 1 / (i + 1);
        context.drawCanvas(exposure, 0, 0);
      }
    }
    const pixels = canvas.data();
    develop(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), frame, out);
    overprint?.(seconds, out);
  };
}
