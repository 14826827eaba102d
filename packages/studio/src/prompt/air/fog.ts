import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { mix, TURN } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';

const WIDE = 160;
const TALL = 48;

type Bank = { y: number; phase: number; reach: number; alpha: number };

/** A torn bank of fog, dense in its middle; it is stretched far beyond the picture. */
const bankBake: Bake = {
  width: WIDE,
  height: TALL,
  antialias: false,
  shade(x, y, out) {
    const up = (y / TALL - 0.5) * 2;
    const along = (x / WIDE - 0.5) * 2;
    const shape = Math.max(0, 1 - up * up) * Math.max(0, 1 - along ** 4);
    const torn = fractal(x * 0.05, y * 0.09 + 3, 4);
    out[0] = 238;
    out[1] = 243;
    out[2] = 250;
    out[3] = 255 * Math.min(1, Math.max(0, shape * 1.5 * (torn - 0.18)));
  },
};

function banks(stage: Stage, plan: readonly Bank[]): DrawAir {
  return (context, sprites, seconds) => {
    const turn = (seconds / VIDEO_SECONDS) * TURN;
    context.save();
    for (const bank of plan) {
      const wide = stage.width * 2.1;
      const tall = stage.height * 0.34;
      const x = (stage.width - wide) / 2 + bank.reach * stage.width * Math.sin(turn + bank.phase);
      context.globalAlpha = bank.alpha * (0.85 + 0.15 * Math.sin(turn * 2 + bank.phase));
      context.drawImage(sprites['overlay-fog']!, x, bank.y * stage.height - tall / 2, wide, tall);
    }
    context.restore();
  };
}

function planBanks(random: Random, heights: readonly number[], alpha: number): Bank[] {
  return heights.map((y) => ({
    y: y + mix(-0.03, 0.03, random()),
    phase: random() * TURN,
    reach: mix(0.08, 0.26, random()),
    alpha: alpha * mix(0.8, 1.1, random()),
  }));
}

/** Fog that lies deep behind the subject and creeps thinly before its feet. */
export function planFog(stage: Stage, random: Random): AirLayer {
  return {
    bakes: { 'overlay-fog': bankBake },
    behind: banks(stage, planBanks(random, [0.16, 0.32, 0.46], 0.75)),
    front: banks(stage, planBanks(random, [0.78, 0.93], 0.75)),
  };
}
