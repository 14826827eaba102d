import { createCanvas } from '@napi-rs/canvas';
import { bakeTogether, createBakeMemory } from '../../engine/bake.ts';
import { daylight } from '../../kit/cast/light.ts';
import { calm } from '../../kit/face/expression.ts';
import type { SubjectName } from '../words/names.ts';
import { resting } from './body/measure.ts';
import { performerOf } from './perform.ts';
import type { Stance } from './stance.ts';

export const SCALE = 24;
export const WIDTH = 124;
export const HEIGHT = 96;
export const FEET = 88;

export async function cast(subject: SubjectName, colors: readonly string[] = []) {
  const performer = await performerOf({
    role: { subject, colors, wears: [] },
    key: 'lead',
    light: daylight,
    scale: SCALE,
    random: () => 0,
  });
  const { bakes } = performer;
  const sprites = await bakeTogether(bakes, createBakeMemory(bakes, 'draft'), 1, 'draft');
  const draw = (stance: Stance, look = calm) => {
    const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
    context.translate(WIDTH / 2, FEET);
    performer.draw(context, sprites, stance, look);
    return context.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  return { performer, draw };
}

/** Of each pixel red, green and blue times coverage, and coverage, 0 to 1. */
export function covered(pixels: Uint8ClampedArray): Float32Array {
  const planes = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const cover = pixels[i + 3]! / 255;
    for (let c = 0; c < 3; c++) planes[i + c] = (pixels[i + c]! * cover) / 255;
    planes[i + 3] = cover;
  }
  return planes;
}

/** Mean difference of color times coverage, 0 to 1, over the pixels that either of them covers. */
export function difference(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  let either = 0;
  for (let i = 0; i < a.length; i += 4) {
    const [over, under] = [a[i + 3]!, b[i + 3]!];
    const cover = over > under ? over : under;
    if (cover === 0) continue;
    either += cover;
    let most = 0;
    for (let c = i; c < i + 4; c++) {
      const apart = a[c]! > b[c]! ? a[c]! - b[c]! : b[c]! - a[c]!;
      if (apart > most) most = apart;
    }
    sum += most;
  }
  return sum / either;
}

/** Pairs of these that look alike at rest. */
export function alikeOf(
  troupe: readonly { name: SubjectName; draw: (stance: Stance) => Uint8ClampedArray }[],
) {
  const looks = troupe.map(({ name, draw }) => ({ name, pixels: covered(draw(resting)) }));
  return looks.flatMap((one, i) =>
    looks
      .slice(i + 1)
      .map((other) => ({
        pair: `${one.name} and ${other.name}`,
        apart: difference(one.pixels, other.pixels),
      }))
      .filter(({ apart }) => apart < 0.22),
  );
}
