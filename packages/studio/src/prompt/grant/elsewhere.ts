import { createCanvas } from '@napi-rs/canvas';
import type { Scene, Take } from '../../engine/scene.ts';
import type { Bake } from '../../engine/sprites.ts';
import { BLEED, type Stage } from '../../engine/stage.ts';
import { placeSets } from '../places/catalogue.ts';
import { moods } from '../places/mood.ts';
import { plateBake } from '../places/plates.ts';
import type { MoodName, PlaceName } from '../words/names.ts';
import type { Wishes } from '../words/wishes.ts';

const BLUR = 4;
/** The wash of night lies over the plate already. */
const plateMoods: Partial<Record<MoodName, MoodName>> = { night: 'sunset', candle: 'sunset' };

/** The scene before another place: its backdrop, where it has one, is exchanged. */
export function elsewhere(scene: Scene, wishes: Wishes, { stage, random }: Take): Scene {
  // Drawn in any case: what comes after draws the same, with a backdrop or without.
  const seed = Math.floor(random() * 1e6);
  const { backdrop } = scene.bakes;
  const { place } = wishes;
  if (!backdrop || !place) return scene;
  const other = plate(backdrop, stage, { ...wishes, place, mood: moodOf(scene, wishes) }, seed);
  return { ...scene, bakes: { ...scene.bakes, backdrop: other } };
}

function moodOf({ isNight }: Scene, { mood }: Wishes): MoodName {
  if (mood) return plateMoods[mood] ?? mood;
  return isNight ? 'night' : 'day';
}

/** A plate as large as the old one, which may have been drawn at any fineness. */
function plate(
  { width, height }: Bake,
  stage: Stage,
  { place, mood, palette = [] }: Wishes & { place: PlaceName; mood: MoodName },
  seed: number,
): Bake {
  const detail = width / (stage.width + 2 * BLEED);
  const box = {
    frame: { ...stage, unit: stage.scale },
    mood: moods[mood],
    accents: [...palette, '#ff8a5a', '#5ab8ff'],
    moving: false,
    seed,
  };
  const shape = { top: -BLEED, bottom: height / detail - BLEED, detail, blur: BLUR };
  return {
    ...plateBake(box, shape, async () => {
      const { far, middle, ground } = await placeSets[place]();
      return {
        paint(brush) {
          far(brush);
          // On a layer of its own: what stands around the horizon may wipe out what is below it.
          const { context } = brush;
          const { canvas } = context;
          const layer = createCanvas(canvas.width, canvas.height);
          const inner = layer.getContext('2d');
          inner.setTransform(context.getTransform());
          middle({ ...brush, context: inner });
          context.save();
          context.resetTransform();
          context.drawCanvas(layer, 0, 0);
          context.restore();
          ground(brush);
        },
      };
    }),
    width,
    height,
  };
}
