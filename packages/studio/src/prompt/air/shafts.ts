import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/stage.ts';
import { type Air, drawAir, planDust } from '../../kit/air/atmosphere.ts';
import type { AirLayer } from './air-layer.ts';

const MOTES = 34;

/** Beams of light before everything, with dust in them. */
export function shafts(air: Air) {
  return (size: Size, random: Random): AirLayer => {
    const dust = planDust(random, MOTES);
    return {
      bakes: {},
      front: (context, _sprites, seconds) => drawAir(context, size, air, dust, seconds),
    };
  };
}
