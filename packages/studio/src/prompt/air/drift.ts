import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Random } from '../../engine/random.ts';
import { mix, TURN } from '../../kit/math/easing.ts';

/** How small things move: up, down, about a spot, or staying and twinkling. */
export type Motion = 'rise' | 'fall' | 'roam' | 'twinkle';

/** One small thing; positions and sway are shares of the picture, angles in radians. */
export type Drifter = {
  x: number;
  y: number;
  /** Whole journeys in the film, so that the last frame leads to the first. */
  rounds: number;
  sway: number;
  swayRounds: number;
  phase: number;
  spin: number;
  size: number;
};

/** Where it is at a moment: shares of the picture, radians, and how much of it shows. */
export type Spot = { x: number; y: number; angle: number; alpha: number; flap: number };
/** How far beyond the picture journeys begin and end, as a share of it. */
const MARGIN = 0.16;

/** Things before the subject keep to the sides, so that none hides its face. */
export function planDrift(random: Random, count: number, near: boolean): Drifter[] {
  return Array.from({ length: count }, (_, i) => {
    const aside = random() ** 1.3 * 0.26;
    return {
      x: near ? (i % 2 ? aside : 1 - aside) : (i + random()) / count,
      y: random(),
      rounds: random() < 0.6 ? 1 : 2,
      sway: mix(0.015, 0.06, random()),
      swayRounds: 1 + Math.floor(random() * 3),
      phase: random() * TURN,
      spin: Math.round((random() - 0.5) * 5),
      size: mix(0.7, 1.25, random()),
    };
  });
}

export function spotOf(it: Drifter, motion: Motion, seconds: number): Spot {
  const turn = (seconds / VIDEO_SECONDS) * TURN;
  const swing = Math.sin(turn * it.swayRounds + it.phase);
  if (motion === 'roam') {
    return {
      x: it.x + it.sway * 1.6 * swing + 0.03 * Math.sin(turn * 3 + it.phase * 2),
      y: mix(0.08, 0.86, it.y) + 0.05 * Math.cos(turn * (it.swayRounds + 1) + it.phase),
      angle: 0.5 * Math.sin(turn * it.swayRounds + it.phase + 1),
      alpha: 1,
      flap: 0.3 + 0.7 * Math.abs(Math.sin(turn * 12 + it.phase)),
    };
  }
  if (motion === 'twinkle') {
    const shine = 0.5 + 0.5 * Math.sin(turn * (it.swayRounds + 1) + it.phase);
    return { x: it.x, y: mix(0.02, 0.9, it.y), angle: 0.15 * swing, alpha: shine ** 2, flap: 1 };
  }
  const way = (it.y + (seconds / VIDEO_SECONDS) * it.rounds) % 1;
  const y = mix(-MARGIN, 1 + MARGIN, motion === 'rise' ? 1 - way : way);
  const falling = motion === 'fall';
  return {
    x: it.x + it.sway * swing,
    y,
    angle: falling ? it.phase + turn * it.spin + 0.5 * swing : 0.22 * swing,
    alpha: 1,
    flap: falling ? 0.35 + 0.65 * Math.abs(Math.cos(turn * it.swayRounds * 2 + it.phase)) : 1,
  };
}
