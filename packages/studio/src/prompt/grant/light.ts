import type { Grade } from '../../engine/develop.ts';
import type { Scene, Take } from '../../engine/scene.ts';
import type { Stage } from '../../engine/stage.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { MoodName, WeatherName } from '../words/names.ts';
import type { Wishes } from '../words/wishes.ts';

/**
 * A color over the whole picture: from the top down, from the left across, or as a pool of light
 * from the subject outward.
 */
type Coat = {
  mode: 'multiply' | 'screen';
  from: string;
  to: string;
  shape: 'down' | 'across' | 'pool';
};

type Wash = { coats: readonly Coat[]; grade: Partial<Grade> };

const moodWashes: Record<MoodName, Wash> = {
  day: {
    coats: [{ mode: 'screen', from: '#33475c', to: '#201c10', shape: 'down' }],
    grade: { color: 1.12, vignette: 0.2 },
  },
  sunset: {
    coats: [
      { mode: 'multiply', from: '#ffb0c0', to: '#ffd4a4', shape: 'down' },
      { mode: 'screen', from: '#7a2c10', to: '#3a1004', shape: 'across' },
    ],
    grade: { color: 1.15, warmth: 0.5 },
  },
  night: {
    coats: [
      { mode: 'multiply', from: '#b4bcf4', to: '#27348c', shape: 'pool' },
      { mode: 'screen', from: '#0c1a5c', to: '#04082a', shape: 'down' },
    ],
    grade: { color: 1.15, bloom: 0.42, vignette: 0.42 },
  },
  pastel: {
    coats: [{ mode: 'screen', from: '#4a2450', to: '#382830', shape: 'down' }],
    grade: { color: 1, vignette: 0.12, bloom: 0.4 },
  },
  neon: {
    coats: [
      { mode: 'multiply', from: '#d8c4ff', to: '#4a2a9a', shape: 'pool' },
      { mode: 'screen', from: '#b0107a', to: '#006a8a', shape: 'across' },
    ],
    grade: { color: 1.3, bloom: 0.5, vignette: 0.42 },
  },
  gloomy: {
    coats: [{ mode: 'multiply', from: '#dfe6ee', to: '#5f7090', shape: 'pool' }],
    grade: { color: 0.86, warmth: -0.25, vignette: 0.45 },
  },
  candle: {
    coats: [
      { mode: 'multiply', from: '#ffe0b0', to: '#7a3c1c', shape: 'pool' },
      { mode: 'screen', from: '#3a1402', to: '#0a0200', shape: 'pool' },
    ],
    grade: { color: 1.15, warmth: 0.5, vignette: 0.5, bloom: 0.45 },
  },
};

const weatherCoats: Partial<Record<WeatherName, Coat>> = {
  rain: { mode: 'multiply', from: '#eef4fb', to: '#7f9cc4', shape: 'pool' },
  storm: { mode: 'multiply', from: '#ccd6ea', to: '#4a5c8c', shape: 'pool' },
  snow: { mode: 'screen', from: '#1a2536', to: '#121a26', shape: 'down' },
  fog: { mode: 'screen', from: '#0c1016', to: '#77828f', shape: 'pool' },
};

function fillOf(context: pen.Context, stage: Stage, { shape, from, to }: Coat) {
  const { width, height, ground, scale } = stage;
  if (shape === 'pool')
    return pen.halo(context, [width / 2, ground - scale, scale, scale * 3.4], [from, to]);
  if (shape === 'down') return pen.down(context, [0, height], [from, to]);
  // Two lights from both sides leave the middle as it is.
  return pen.across(context, [0, width], [from, 0.5, withAlpha(from, 0), to]);
}

function drawCoat(context: pen.Context, stage: Stage, coat: Coat) {
  context.save();
  context.globalCompositeOperation = coat.mode;
  pen.box(context, [0, 0, stage.width, stage.height], fillOf(context, stage, coat));
  context.restore();
}

/** The scene in another mood, weather or light. */
export function inLight(scene: Scene, wish: Wishes, { stage }: Take): Scene {
  const mood = wish.mood && moodWashes[wish.mood];
  const sky = wish.weather && !wish.mood && weatherCoats[wish.weather];
  const coats = [...(mood?.coats ?? []), ...(sky ? [sky] : [])];
  if (wish.light) {
    const pale = towards(wish.light, '#ffffff', 0.75);
    const strong = towards(wish.light, '#ffffff', 0.15);
    coats.push({ mode: 'multiply', from: pale, to: strong, shape: 'pool' });
    const glow = towards('#000000', wish.light, 0.3);
    coats.push({ mode: 'screen', from: glow, to: '#000000', shape: 'down' });
  }
  if (!coats.length) return scene;
  return {
    ...scene,
    grade: { ...scene.grade, ...mood?.grade },
    draw(context, sprites, seconds) {
      scene.draw(context, sprites, seconds);
      context.resetTransform();
      for (const coat of coats) drawCoat(context, stage, coat);
    },
  };
}
