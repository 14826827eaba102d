import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';
import { type Drifter, planDrift, spotOf } from './drift.ts';

const SIDE = 64;

/** `core` is the share of the radius that is wholly white: much for flakes in focus. */
function flake(core: number, alpha: number): Bake {
  return {
    width: SIDE,
    height: SIDE,
    paint(context) {
      const half = SIDE / 2;
      const [white, pale] = [`rgba(255,255,255,${alpha})`, `rgba(252,254,255,${alpha * 0.92})`];
      const soft = pen.halo(context, [half, half, 0, half], [white, core, pale, '#f0f8ff00']);
      pen.box(context, [0, 0, SIDE, SIDE], soft);
    },
  };
}

function flakes(stage: Stage, key: string, drifters: readonly Drifter[], size: number): DrawAir {
  return (context, sprites, seconds) => {
    const sprite = sprites[key]!;
    for (const it of drifters) {
      const { x, y } = spotOf(it, 'fall', seconds);
      const side = size * it.size * 2;
      const [left, top] = [x * stage.width - side / 2, y * stage.height - side / 2];
      context.drawImage(sprite, left, top, side, side);
    }
  };
}

/** Snow that falls in three distances; the nearest flakes are large and out of focus. */
export function planSnow(stage: Stage, random: Random): AirLayer {
  const unit = stage.scale;
  const far = flakes(stage, 'overlay-flake', planDrift(random, 90, false), unit * 0.02);
  const middle = flakes(stage, 'overlay-flake', planDrift(random, 42, false), unit * 0.036);
  const near = flakes(stage, 'overlay-haze', planDrift(random, 12, true), unit * 0.13);
  return {
    bakes: { 'overlay-flake': flake(0.5, 1), 'overlay-haze': flake(0.35, 0.6) },
    behind: far,
    front(context, sprites, seconds) {
      middle(context, sprites, seconds);
      near(context, sprites, seconds);
    },
  };
}
