import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Bake } from '../../engine/sprites.ts';
import { between, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { easeInOut, smooth, TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { moods } from '../places/mood.ts';
import { type ActMaker, during, idle, sway, withBlinks } from './act.ts';
import { again, gleam, planBursts } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const LOOPING = 4.2;
const DONE = 5.5;

/** Soars through the clouds and flies a loop. */
export const fly: ActMaker = (cue) => {
  const { frame, random, scale, story, lead } = cue;
  const { top } = sizeInUnits(cue);
  const mood = moods[story.mood];
  const passing = story.place === 'space' ? planetBake() : cloudBake(mood.cloud, mood.cloudShade);
  const clouds = Array.from({ length: 9 }, (_, i) => ({
    phase: random(),
    rounds: 1 + (i % 3),
    y: -frame.ground + frame.height * (0.08 + 0.88 * ((i * 0.381) % 1)),
    near: i % 3 === 2,
  }));
  const trail = gleam('255,240,170', { count: 7, size: 0.12, speed: 0.6, gravity: 0.4, life: 1.2 });
  const bursts = planBursts(
    'fly',
    cue,
    again(0.5, { look: trail, x: -0.5, top: -top * 0.7, bottom: -0.3 }),
  );
  const drawClouds = (context: pen.Context, sprite: CanvasImage, t: number, near: boolean) => {
    for (const cloud of clouds) {
      if (cloud.near !== near) continue;
      const size =
        scale * (near ? 2.6 : 0.7 + 0.35 * cloud.rounds) * (story.place === 'space' ? 0.5 : 1);
      const way = (cloud.phase + (cloud.rounds * t) / VIDEO_SECONDS) % 1;
      const x = (0.5 - way) * (frame.width + size * 2);
      context.globalAlpha = near ? 0.55 : 0.95;
      const y = near ? cloud.y + (cloud.y > -scale ? scale * 0.6 : -scale * 2.2) : cloud.y;
      context.drawImage(sprite, x - size / 2, y - size / 4, size, size / 2);
    }
    context.globalAlpha = 1;
  };
  return {
    turn: LOOPING,
    posterSeconds: 2.4,
    together: true,
    bakes: { ...bursts.bakes, 'fly-cloud': passing },
    exposures: (t) => (t > LOOPING && t < DONE ? 3 : 1),
    behind(context, sprites, t) {
      drawClouds(context, sprites['fly-cloud']!, t, false);
      bursts.draw(context, sprites, t);
    },
    before: (context, sprites, t) => drawClouds(context, sprites['fly-cloud']!, t, true),
    bearing(t) {
      const { stance, look } = idle(t);
      const share = easeInOut((t - LOOPING) / (DONE - LOOPING));
      const round = share * TURN;
      const soar = 1 - during(t, LOOPING, DONE, 0.2);
      stance.x += 0.28 * sway(t, 1) * soar + 0.5 * Math.sin(round);
      stance.lift += 0.14 * sway(t, 2) + 0.42 * (1 - Math.cos(round));
      stance.lean += 0.2 + 0.14 * sway(t, 2, 0.1) * soar;
      stance.spin = -round;
      stance.stretch += 0.03 * sway(t, 4) + 0.05 * (1 - soar);
      stance.leftArm += 1.3 + 0.22 * sway(t, 12);
      stance.rightArm += 1.5 + 0.22 * sway(t, 12);
      const glee = smooth(DONE, DONE + 0.2, t) * smooth(7.6, 7.2, t);
      let face = between({ ...look, lookX: 0.5, browLift: 0.3 }, joy, 0.55);
      face = between(face, gasp, 1 - soar);
      face = between(face, laugh, glee);
      return { stance, look: withBlinks(face, t) };
    },
    score(track, { speak, whoosh, wind }) {
      wind(track, 0.7);
      for (const at of [0.4, 2.2, 6.4]) whoosh(track, at, 1.1, 0.5);
      whoosh(track, LOOPING, DONE - LOOPING, 1.1);
      speak(track, giggle(DONE + 0.1, lead.pitch * 1.25, 7, 0.65), lead.voice);
    },
  };
};

type CanvasImage = Parameters<pen.Context['drawImage']>[0];

/** A small moon with craters. */
function planetBake(): Bake {
  return {
    width: 264,
    height: 132,
    paint(context) {
      const stops = ['#f4e4ff', 0.5, '#b08ae8', '#4a2a9a'];
      const fill = pen.radial(context, [112, 44, 4, 132, 66, 62], stops);
      pen.disc(context, [132, 66, 60], fill);
      context.fillStyle = '#461e8c66';
      for (const [x, y, radius] of rows(3, [112, 84, 14, 154, 52, 18, 120, 40, 9, 160, 92, 10])) {
        pen.oval(context, [x, y, radius, radius * 0.8, 0.3]);
      }
    },
  };
}

function cloudBake(color: string, shade: string): Bake {
  const puffs = rows(3, [60, 92, 44, 104, 66, 56, 158, 58, 58, 206, 84, 48, 134, 98, 62]);
  return {
    width: 264,
    height: 150,
    paint(context) {
      context.filter = 'blur(3px)';
      for (const [fill, shift, size] of [
        [shade, 5, 1],
        [color, -4, 0.92],
      ] as const) {
        context.fillStyle = fill;
        context.beginPath();
        for (const [x, y, radius] of puffs) {
          context.moveTo(x, y);
          context.arc(x + shift * 0.6, y + shift, radius * size * 0.8, 0, 7);
        }
        context.fill();
      }
    },
  };
}
