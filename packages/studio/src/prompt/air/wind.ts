import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Random } from '../../engine/random.ts';
import type { Stage } from '../../engine/stage.ts';
import { mix, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';
import { leaf } from './charms.ts';

type Gust = { y: number; start: number; rounds: number; curl: number; long: number; phase: number };

const SIDE = 96;

function planGusts(random: Random, count: number): Gust[] {
  return Array.from({ length: count }, () => ({
    y: random(),
    start: random(),
    rounds: 2 + Math.floor(random() * 3),
    curl: random() < 0.5 ? 1 : -1,
    long: mix(0.35, 0.7, random()),
    phase: random() * TURN,
  }));
}

function across(gust: Gust, seconds: number): number {
  return mix(-0.4, 1.4, (gust.start + (seconds / VIDEO_SECONDS) * gust.rounds) % 1);
}

/** White lines with a curl at their head. */
function breaths(stage: Stage, gusts: readonly Gust[]): DrawAir {
  const { width, height } = stage;
  return (context, _sprites, seconds) => {
    context.save();
    context.lineCap = 'round';
    for (const gust of gusts) {
      const x = across(gust, seconds) * width;
      const y = mix(0.06, 0.8, gust.y) * height;
      const tail = gust.long * width;
      context.strokeStyle = pen.across(context, [x - tail, x], ['#ffffff00', '#ffffff99']);
      context.lineWidth = stage.scale * 0.016;
      const curl = stage.scale * 0.12 * gust.curl;
      context.beginPath();
      context.moveTo(x - tail, y + curl * 0.6);
      context.bezierCurveTo(x - tail * 0.6, y - curl, x - tail * 0.3, y + curl, x, y);
      const [from, to] = curl > 0 ? [1.57, -2] : [-1.57, 2];
      context.arc(x, y - curl, Math.abs(curl), from, to, curl > 0);
      context.stroke();
    }
    context.restore();
  };
}

function blownLeaves(stage: Stage, gusts: readonly Gust[], size: number): DrawAir {
  return (context, sprites, seconds) => {
    const turn = (seconds / VIDEO_SECONDS) * TURN;
    for (const gust of gusts) {
      const bob = 0.04 * Math.sin(turn * gust.rounds * 3 + gust.phase);
      const x = across(gust, seconds) * stage.width;
      const y = (mix(0.1, 0.95, gust.y) + bob) * stage.height;
      const angle = gust.phase + turn * gust.rounds * 3 * gust.curl;
      const flip = 0.4 + 0.6 * Math.abs(Math.cos(turn * gust.rounds * 2 + gust.phase));
      const wide = (size / SIDE) * 2;
      pen.at(context, { x, y, turn: angle, scale: [wide, wide * flip] }, () => {
        context.drawCanvas(sprites['overlay-leaf']!, -SIDE / 2, -SIDE / 2);
      });
    }
  };
}

/** Gusts from the left that carry leaves. */
export function planWind(stage: Stage, random: Random): AirLayer {
  const lines = breaths(stage, planGusts(random, 7));
  const far = blownLeaves(stage, planGusts(random, 12), stage.scale * 0.08);
  const near = blownLeaves(stage, planGusts(random, 8), stage.scale * 0.15);
  return {
    bakes: { 'overlay-leaf': shapeBake(SIDE, leaf('#8ac04a')) },
    behind: far,
    front(context, sprites, seconds) {
      lines(context, sprites, seconds);
      near(context, sprites, seconds);
    },
  };
}
