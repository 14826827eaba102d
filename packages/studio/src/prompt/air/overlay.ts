import type { Random } from '../../engine/random.ts';
import type { Bakes } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import type { Air } from '../../kit/air/atmosphere.ts';
import type { FloatName, WeatherName } from '../words/names.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';

/** What is in the air of a film; keys of its bakes begin with `overlay-`. */
export type Overlay = { bakes: Bakes; drawBehind: DrawAir; drawFront: DrawAir };

/** Plans one thing in the air. */
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

const floatsOf = async (name: FloatName) => (await import('./floats.ts')).floats(name);
const shaftsIn = async (air: Air) => (await import('./shafts.ts')).shafts(air);

/**
 * Weather, floating things and shafts of light, in two layers: `drawBehind` the subject and
 * `drawFront` of it.
 */
export async function planOverlay(
  stage: Stage,
  wish: { weather: WeatherName; floats: readonly FloatName[]; air?: Air },
  random: Random,
): Promise<Overlay> {
  const plans = await Promise.all([
    weathers[wish.weather](),
    ...wish.floats.map(floatsOf),
    ...(wish.air ? [shaftsIn(wish.air)] : []),
  ]);
  const layers = plans.map((plan) => plan(stage, random));
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
