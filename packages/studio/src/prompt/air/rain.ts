import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Random } from '../../engine/random.ts';
import type { Stage } from '../../engine/stage.ts';
import { mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';

/** `slant` is pixels sideways per pixel down. */
type Downpour = { drops: number; slant: number; strength: number };
type Drop = { x: number; y: number; rounds: number };

const shower: Downpour = { drops: 110, slant: 0.1, strength: 1 };
export const tempest: Downpour = { drops: 190, slant: 0.34, strength: 1.25 };

function planDrops(random: Random, count: number, fastest: number): Drop[] {
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    rounds: Math.round(fastest * mix(0.8, 1.15, random())),
  }));
}

/** Streaks of one distance: all of them are one path. */
function streaks(
  { width, height }: Stage,
  drops: readonly Drop[],
  look: { length: number; thick: number; alpha: number; slant: number },
): DrawAir {
  const wide = width + height * look.slant;
  return (context, _sprites, seconds) => {
    context.save();
    pen.nib(context, `rgba(226,240,255,${look.alpha})`, look.thick, 'round');
    context.beginPath();
    for (const drop of drops) {
      const way = (drop.y + (seconds / VIDEO_SECONDS) * drop.rounds) % 1;
      const y = way * (height + look.length * 2) - look.length;
      const x = drop.x * wide - y * look.slant;
      context.moveTo(x, y - look.length);
      context.lineTo(x - look.length * look.slant, y);
    }
    context.stroke();
    context.restore();
  };
}

/** Rings where drops meet the ground. */
function drawRings(context: pen.Context, stage: Stage, rings: readonly Drop[], seconds: number) {
  context.save();
  context.lineWidth = 1.6;
  const [top, deep] = [stage.ground, stage.height - stage.ground];
  for (const ring of rings) {
    const age = (ring.y * 7 + (seconds / VIDEO_SECONDS) * ring.rounds) % 1;
    const depth = (ring.y * 13) % 1;
    const radius = age * mix(12, 34, depth);
    const ink = `rgba(235,246,255,${0.5 * (1 - age) ** 1.5})`;
    const y = top + deep * mix(0.1, 1, depth);
    pen.ring(context, [ring.x * stage.width, y, radius, radius * 0.32], ink);
  }
  context.restore();
}

/** Rain in three distances, with rings on the ground. */
export function planRain(stage: Stage, random: Random, look = shower): AirLayer {
  const far = planDrops(random, look.drops, 11);
  const middle = planDrops(random, Math.round(look.drops * 0.5), 15);
  const near = planDrops(random, Math.round(look.drops * 0.14), 19);
  const rings = planDrops(random, 26, 12);
  const { slant, strength } = look;
  const thin = streaks(stage, far, { length: 46, thick: 1.6, alpha: 0.42 * strength, slant });
  const usual = streaks(stage, middle, { length: 84, thick: 2.6, alpha: 0.5 * strength, slant });
  const thick = streaks(stage, near, { length: 150, thick: 4, alpha: 0.34 * strength, slant });
  return {
    bakes: {},
    behind: thin,
    front(context, sprites, seconds) {
      drawRings(context, stage, rings, seconds);
      usual(context, sprites, seconds);
      thick(context, sprites, seconds);
    },
  };
}
