import { createCanvas } from '@napi-rs/canvas';
import { towards, withAlpha } from '../parts/colors.ts';
import type { Random } from '../parts/random.ts';
import type { Stage } from '../parts/stage.ts';
import type { Bake } from '../pipeline/bake.ts';
import type { Mood } from './mood.ts';
import type { Place } from './place.ts';

export const FRONT_HEIGHT = 250;

/** Things right before the lens along the lower edge, far out of focus. */
export function foregroundBake(stage: Stage, place: Place, mood: Mood, random: Random): Bake {
  const width = stage.width + 160;
  const dark = towards(towards(place.ground[1], '#101830', 1 - mood.dim * 0.75), mood.haze, 0.15);
  const blobs = Array.from({ length: 46 }, () => {
    const side = random() < 0.5 ? random() ** 2 * 0.36 : 1 - random() ** 2 * 0.36;
    return {
      x: side * width,
      tall: 50 + random() * 150,
      wide: 10 + random() * 26,
      lean: (random() - 0.5) * 0.9,
      tone: random(),
    };
  });
  return {
    width,
    height: FRONT_HEIGHT,
    paint(context) {
      const small = createCanvas(width / 4, FRONT_HEIGHT / 4);
      const sketch = small.getContext('2d');
      sketch.filter = 'blur(3.5px)';
      sketch.scale(0.25, 0.25);
      for (const blob of blobs) {
        sketch.save();
        sketch.translate(blob.x, FRONT_HEIGHT + 24);
        sketch.rotate(blob.lean);
        sketch.fillStyle = withAlpha(towards(dark, place.ground[0], blob.tone * 0.5), 0.9);
        sketch.beginPath();
        sketch.ellipse(0, -blob.tall * 0.4, blob.wide, blob.tall * 0.62, 0, 0, Math.PI * 2);
        sketch.fill();
        sketch.restore();
      }
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, width, FRONT_HEIGHT);
    },
  };
}
