import type { Random } from '../../engine/random.ts';
import type { Bakes } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import type { FloatName, WeatherName } from '../words/names.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';

/** What is in the air of a film; keys of its bakes begin with `overlay-`. */
export type Overlay = { bakes: Bakes; drawBehind: DrawAir; drawFront: DrawAir };

type AirPlan = (stage: Stage, random: Random) => AirLayer;

const clear: AirPlan = () => ({ bakes: {} });

/** Each weather is loaded when it is wished. */
const weathers: Record<WeatherName, () => Promise<AirPlan>> = {
  clear: async () => clear,
  rain: async () => (await import('./rain.ts')).planRain,
  snow: async () => (await import('./snow.ts')).planSnow,
  storm: async () => (await import('./storm.ts')).planStorm,
  wind: async () => (await import('./wind.ts')).planWind,
  fog: async () => (await import('./fog.ts')).planFog,
};

/** Weather and floating things, in two layers: `drawBehind` the subject and `drawFront` of it. */
export async function planOverlay(
  stage: Stage,
  wish: { weather: WeatherName; floats: readonly FloatName[] },
  random: Random,
): Promise<Overlay> {
  const planWeather = await weathers[wish.weather]();
  const layers = [planWeather(stage, random)];
  if (wish.floats.length) {
    const { planFloats } = await import('./floats.ts');
    layers.push(...wish.floats.map((name) => planFloats(stage, name, random)));
  }
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
