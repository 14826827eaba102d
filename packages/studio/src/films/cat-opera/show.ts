import type { Sprites } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { pulse, smooth, TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { ariaTimes as at } from './act.ts';

/** What moves in the house around the singer; `high` is how loud his high note is, 0 to 1. */
export function operaShow(stage: Size, unit: number, high: (t: number) => number) {
  const tall = stage.height > stage.width;

  function drawRoses(context: pen.Context, sprites: Sprites, t: number) {
    for (let i = 0; i < 18; i++) {
      const age = (t - 6.9 - 0.06 * scatter(i) * 6) / 0.72;
      if (age < 0 || age > 1) continue;
      const x = (scatter(i + 20) - 0.5) * stage.width * 1.2 + (scatter(i + 40) - 0.5) * unit * age;
      const y = unit * 1.1 - unit * (2.4 + scatter(i + 60)) * 4 * age * (1 - age) * 0.75;
      place(context, sprites.rose!, { x, y, turn: scatter(i + 80) * 6 + age * 7 });
    }
  }

  function drawHouse(context: pen.Context, sprites: Sprites, t: number, zoom: number) {
    const near = 1 + (zoom - 0.92) * 0.8;
    const curtain = sprites.curtain!;
    pen.at(context, { x: stage.width / 2, y: stage.height / 2, scale: near }, () => {
      for (const side of [-1, 1])
        within(context, { x: side * stage.width * 0.51, wide: -side }, () =>
          context.drawCanvas(curtain, 0 - curtain.width * 0.02, -stage.height * 0.56),
        );
      context.scale(1 / near, 1 / near);
      put(context, sprites.swag!, 0, -stage.height * 0.5 + sprites.swag!.height * 0.4);
      const tinkle = high(t) * 0.03 * Math.sin(t * 40);
      const lamp = sprites.chandelier!;
      const turn = 0.02 * Math.sin(t * TURN * 0.25) + tinkle;
      within(context, { y: -stage.height * 0.53, turn }, () => {
        put(context, lamp, 0, lamp.height * 0.5);
        for (let i = 0; i < 9; i++) {
          const shine = high(t) * Math.max(0, Math.sin(t * 17 + i * 2.4));
          if (shine <= 0.05) continue;
          const size = lamp.width * 0.2 * shine;
          const x = (scatter(i) - 0.5) * lamp.width * 0.8 - size / 2;
          const y = lamp.height * (0.35 + 0.45 * scatter(i + 9)) - size / 2;
          context.drawCanvas(sprites.glint!, x, y, size, size);
        }
      });
    });
  }

  function drawAudience(context: pen.Context, sprites: Sprites, t: number, zoom: number) {
    const glad = smooth(at.crunch - 0.1, at.crunch + 0.15, t) * smooth(8, 7.7, t);
    const bounce = (phase: number) => unit * 0.09 * glad * Math.abs(Math.sin(t * 11 + phase));
    const guests = sprites.audience!;
    const sink = (zoom - 0.9) * unit * 1.5;
    const y = stage.height - guests.height * 0.5 + sink;
    put(context, guests, stage.width / 2 + unit * 0.2, y + unit * 0.12 - bounce(1));
    const lady = sprites.lady!;
    const x = stage.width * (tall ? 0.2 : 0.32);
    const sits = stage.height - lady.height * 0.26 + sink;
    const grief = 0.05 * Math.sin(t * 9) * pulse(2.2, 4.4, t);
    place(context, lady, { x, y: sits - bounce(0), turn: grief });
    const dab = smooth(2.1, 2.5, t) * smooth(4.5, 4.15, t);
    if (dab > 0)
      place(context, sprites.hankie!, {
        x: x + unit * (0.3 + 0.05 * Math.sin(t * 10)),
        y: sits + unit * (0.75 - 0.85 * dab + 0.04 * Math.sin(t * 10)),
        turn: -0.3,
      });
  }

  return { drawRoses, drawHouse, drawAudience };
}
