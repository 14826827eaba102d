import type { Sprites } from '../../engine/sprites.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { catFeatures, drawCatSnout } from '../../kit/face/cat-face.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks } from '../../kit/face/looks.ts';
import { easeInOut, mix, pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';

/** The merciless host, `apart` units right of (0, 0), `unit` pixels each. */
export function catAct(unit: number, apart: number, catLine: readonly Syllable[]) {
  const cat = catFeatures('#e8b800', '#fff27a', '#65718a');

  /** How far he looks at the dog. */
  const turn = (t: number) => easeInOut((t - 2) / 0.95) - easeInOut((t - 7.35) / 0.5);

  function catLook(t: number): Expression {
    const turned = turn(t);
    const mouth = mouthAt(catLine, t);
    return {
      ...calm,
      lookX: mix(0.05, -1, turned),
      lookY: 0.05,
      lid: Math.max(0.34 - 0.12 * pulse(5.5, 7.2, t), blinks(t, 0.8, 3.9, 7.2)),
      pupil: 0.8,
      smile: mix(0.05, 0.5, smooth(5.6, 6.2, t) * smooth(7.5, 7.2, t)),
      open: mouth.open * 0.8,
      breadth: mix(0.9, mouth.breadth, 0.6),
      browLift: 0.5 * pulse(3.6, 4.6, t),
      blush: 0.25,
    };
  }

  function drawCat(context: pen.Context, sprites: Sprites, t: number) {
    const turned = turn(t);
    const talk = mouthAt(catLine, t).open;
    const x = unit * apart;
    const flick =
      0.5 * spring(t - 7.0, 2.4, 3) * smooth(8, 7.7, t) + 0.15 * Math.sin(t * TURN * 0.5);
    const rump = { x: x + unit * 0.66, y: unit * 0.9, turn: 0.2 + flick };
    place(context, sprites.catTail!, { ...rump, shiftY: -unit * 0.3 });
    const breath = 0.012 * Math.sin((t / 8) * TURN * 2);
    place(context, sprites.catBody!, { x, y: unit * 1.2, tall: 1 + breath });
    const head = {
      x: x - unit * 0.07 * turned,
      y: unit * (0.06 - 0.02 * talk + 0.01 * Math.sin(t * TURN * 0.25)),
      turn: -0.07 * turned - 0.02 * talk,
      wide: 1 - 0.05 * turned,
    };
    within(context, head, () => {
      put(context, sprites.catHead!, 0, -unit * 0.1);
      place(context, sprites.catPhones!, { wide: 0.92, tall: 0.92, shiftY: -unit * 0.22 });
      pen.at(context, { scale: unit }, () => {
        drawFeatures(context, catLook(t), cat, (dx, dy) =>
          drawCatSnout(context, dx * 1.4, dy, 0.03 * Math.sin(t * 7)),
        );
      });
    });
  }

  return { drawCat };
}
