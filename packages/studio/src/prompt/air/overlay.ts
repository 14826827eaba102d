import type { Random } from '../../engine/random.ts';
import type { Bakes } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import type { FloatName, WeatherName } from '../words/names.ts';
import { planFloats } from './floats.ts';
import { planFog } from './fog.ts';
import type { DrawLayer, Layer } from './layer.ts';
import { planRain } from './rain.ts';
import { planSnow } from './snow.ts';
import { planStorm } from './storm.ts';
import { planWind } from './wind.ts';

/** What is in the air of a film; keys of its bakes begin with `overlay-`. */
export type Overlay = { bakes: Bakes; drawBehind: DrawLayer; drawFront: DrawLayer };

const weathers: Record<WeatherName, (stage: Stage, random: Random) => Layer> = {
  clear: () => ({ bakes: {} }),
  rain: planRain,
  snow: planSnow,
  storm: planStorm,
  wind: planWind,
  fog: planFog,
};

/** Weather and floating things, in two layers: `drawBehind` the subject and `drawFront` of it. */
export function planOverlay(
  stage: Stage,
  wish: { weather: WeatherName; floats: readonly FloatName[] },
  random: Random,
): Overlay {
  const layers = [
    weathers[wish.weather](stage, random),
    ...wish.floats.map((name) => planFloats(stage, name, random)),
  ];
  return {
    bakes: Object.assign({}, ...layers.map(({ bakes }) => bakes)),
    drawBehind(context, sprites, seconds) {
      for (const layer of layers) layer.behind?.(context, sprites, seconds);
    },
    drawFront(context, sprites, seconds) {
      for (const layer of layers) layer.front?.(context, sprites, seconds);
    },
  };
}
