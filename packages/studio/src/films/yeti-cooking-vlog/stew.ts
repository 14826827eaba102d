import type { Sprites } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { place, put } from '../../kit/cast/posed.ts';
import { drawSoftBall } from '../../kit/cast/soft-ball.ts';
import { mix, TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { at } from './act.ts';

/** Around the yeti's head, in pixels: the upper and lower side of the picture and the pot's rim. */
export type Kitchen = { unit: number; size: Size; top: number; below: number; rim: number };

/** All that falls, boils, steams and drips around the cook. */
export function stew({ unit, size, top, below, rim }: Kitchen) {
  function drawChilies(context: pen.Context, sprites: Sprites, t: number) {
    for (let i = -1; i < 16; i++) {
      const start = i < 0 ? at.chili : at.bowl + 0.28 + i * 0.035;
      const age = (t - start) / 0.34;
      if (age < 0 || age > 1) continue;
      const x = unit * (i < 0 ? -0.06 : 0.34 * (scatter(i + 3) - 0.6));
      const y = mix(rim - unit * 0.62, rim + unit * 0.04, age * age);
      place(context, sprites.chili!, { x, y, turn: scatter(i + 9) * 6 + age * 3 });
    }
  }

  function drawPot(context: pen.Context, sprites: Sprites, t: number) {
    const pot = sprites.pot!;
    const flame = sprites.flame!;
    for (let i = 0; i < 7; i++) {
      const dance = 0.3 * Math.sin(t * TURN * 1.5 + i * 2.1);
      const tall = Math.max(0.4, 0.75 + dance + 0.14 * Math.sin(t * TURN * 4 + i));
      const foot = { x: unit * (i - 3) * 0.24, y: below + unit * 0.12 };
      place(context, flame, { ...foot, wide: 0.9, tall, shiftY: -flame.height / 2 });
    }
    put(context, pot, 0, rim + pot.height / 2 - pot.width * 0.2);
    for (let i = 0; i < 5; i++) {
      const age = (t / 0.8 + i / 5) % 1;
      const x = unit * 0.42 * (scatter(i + 30) - 0.5) * 2;
      const y = rim + unit * 0.03 * (scatter(i) - 0.5);
      context.fillStyle = `rgba(255,200,120,${0.7 * (1 - age)})`;
      pen.oval(context, [x, y, unit * 0.05 * age, unit * 0.03 * age]);
    }
    for (let i = 0; i < 8; i++) {
      const age = (t / 2 + i / 8) % 1;
      const x = unit * (0.5 * (scatter(i + 11) - 0.5) + 0.1 * Math.sin(age * 5 + i));
      const radius = unit * (0.16 + 0.24 * age);
      const alpha = 0.5 * Math.sin(age * Math.PI);
      drawSoftBall(context, sprites.steam!, x, rim - unit * age, radius, alpha);
    }
  }

  /** Jets from both ears, and what the melting lump gives off. */
  function drawSteam(context: pen.Context, sprites: Sprites, t: number) {
    for (let i = 0; i < 44; i++) {
      const age = (t - at.heat - 0.15 - i * 0.035) / 0.55;
      if (age < 0 || age > 1) continue;
      const y = -unit * (0.2 + 0.85 * age + 0.1 * scatter(i));
      const radius = unit * (0.06 + 0.2 * age);
      for (const side of [-1, 1]) {
        const x = side * unit * (0.78 + 0.5 * age);
        drawSoftBall(context, sprites.jet!, x, y, radius, 2.2 * (1 - age));
      }
    }
    for (let i = 0; i < 16; i++) {
      const age = (t - at.flop - 0.05 - i * 0.05) / 0.7;
      if (age <= 0 || age >= 1) continue;
      const x = unit * 0.9 * (scatter(i + 60) - 0.5);
      const y = -unit * (0.7 + 0.7 * age);
      drawSoftBall(context, sprites.jet!, x, y, unit * (0.1 + 0.25 * age), 0.9 * (1 - age));
    }
  }

  function drawCeiling(context: pen.Context, sprites: Sprites, t: number) {
    const icicles = sprites.icicles!;
    put(context, icicles, 0, top + icicles.height / 2 - unit * 0.12);
    for (let i = 0; i < 12; i++) {
      const age = (t - 5.5 - i * 0.15) / 0.6;
      if (age < 0 || age > 1) continue;
      const x = (scatter(i + 80) - 0.5) * size.width;
      const y = top + unit * 0.4 + age * age * size.height * 0.7;
      pen.oval(context, [x, y, unit * 0.018, unit * (0.03 + 0.04 * age)], '#dcf4ffe6');
    }
  }

  return { drawChilies, drawPot, drawSteam, drawCeiling };
}
