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
  const other = plate(backdrop, stage, { ...wishes, place }, seed);
  return { ...scene, bakes: { ...scene.bakes, backdrop: other } };
}

/** A plate as large as the old one, which may have been drawn at any fineness. */
function plate(
  { width, height }: Bake,
  stage: Stage,
  { place, mood = 'day', palette = [] }: Wishes & { place: PlaceName },
  seed: number,
): Bake {
  const detail = width / (stage.width + 2 * BLEED);
  const box = {
    frame: { ...stage, unit: stage.scale },
    mood: moods[plateMoods[mood] ?? mood],
    accents: [...palette, '#ff8a5a', '#5ab8ff'],
    moving: false,
    seed,
  };
  const shape = { top: -BLEED, bottom: height / detail - BLEED, detail, blur: BLUR };
  return {
    ...plateBake(box, shape, async () => {
      const { far, middle } = await placeSets[place]();
      return {
        paint(brush) {
          far(brush);
          middle(brush);
        },
      };
    }),
    width,
    height,
  };
}
