import type { Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { catFeatures, drawCatSnout } from '../../kit/face/cat-face.ts';
import { curious, type Expression, joy, relief } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks, lookAfter } from '../../kit/face/looks.ts';
import { easeInOut, mix, pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';

/** When the high note begins and ends, the kibble lands, and he bites it; in seconds. */
export const ariaTimes = { high: 4.78, end: 6.5, clink: 6.72, crunch: 7.08 };
const at = ariaTimes;

type Tenor = { unit: number; plinthSide: -1 | 1; line: readonly Syllable[]; lid: string };

/** The tenor between his feet at (0, 0) and the bowl on a plinth at `plinthSide`; `unit` in pixels. */
export function tenorAct({ unit, plinthSide, line, lid }: Tenor) {
  const bowlRest = { x: plinthSide * unit * 1.02, y: -unit * 0.98 };

  const kneel = (t: number) => easeInOut((2.45 - t) / 0.6) + easeInOut((t - 7.35) / 0.6);

  const lift = (t: number) => smooth(2.3, 1.9, t) + smooth(7.5, 7.95, t);

  const high = (t: number) =>
    smooth(at.high - 0.2, at.high + 0.3, t) * smooth(at.end + 0.12, at.end, t);

  const features = {
    ...catFeatures('#2f9a4a', '#c8f07a', lid),
    mouth: { y: 0.37, size: 0.2 },
  };

  const woe = { lid: 0.62, browWorry: 1, browLift: 0.7, smile: -0.2, open: 0 };
  const mournful = { ...relief, ...woe, lookX: plinthSide * 0.7, lookY: -0.5 };
  const hungry = { ...curious, wide: 1.15, open: 0, smile: 0, breadth: 0.5, browLift: 0.8 };

  function expression(t: number): Expression {
    const mouth = mouthAt(line, t);
    const sings = smooth(at.high - 0.1, at.high + 0.15, t);
    const face = lookAfter(mournful, [
      [smooth(2, 2.4, t), { lid: 0.4, lookX: -plinthSide * 0.4, lookY: -0.2 }],
      [sings, { ...relief, browWorry: 1, browLift: 1, smile: 0.1 }],
      [smooth(at.clink, at.clink + 0.1, t), { ...hungry, lookX: plinthSide, lookY: 0.5 }],
      [
        smooth(at.crunch - 0.02, at.crunch + 0.1, t),
        { ...joy, squint: 0.9, open: 0, breadth: 0.9 },
      ],
      [smooth(7.65, 7.95, t), mournful],
    ]);
    face.open = Math.max(face.open, mouth.open * mix(0.9, 1.25, high(t)));
    if (t > at.crunch && t < 7.65) face.open = 0.16 * Math.abs(Math.sin((t - at.crunch) * 15));
    face.breadth = mix(face.breadth, mouth.breadth, smooth(0, 0.3, mouth.open));
    face.lid = Math.max(face.lid, blinks(t, 3.4, 6.9));
    return face;
  }

  /** Turn of an arm (0 hangs, below 0 outwards and up, above 0 inwards) and its foreshortening. */
  function arm(t: number, side: -1 | 1): { turn: number; tall: number } {
    const holds = side === plinthSide;
    const song = 0.06 * Math.sin(t * TURN * 0.75);
    const raised = { turn: -2.35 + song, tall: 1 };
    const heart = { turn: 1.15 + song * 0.5, tall: 0.72 };
    const out = { turn: -1.25 + song * 1.5, tall: 1 };
    const wide = { turn: -2.0 + 0.03 * Math.sin(t * 36), tall: 1.04 };
    const eat = { turn: holds ? -0.7 : 0.3, tall: 1 };
    const start = holds ? raised : heart;
    const middle = holds ? heart : out;
    const toMiddle = easeInOut((t - 2.15) / 0.5);
    const toWide = smooth(at.high - 0.25, at.high + 0.15, t);
    const toEat = smooth(at.end, at.clink, t);
    const toStart = easeInOut((t - 7.3) / 0.62);
    const blendOf = (key: 'turn' | 'tall') =>
      mix(
        mix(mix(mix(start[key], middle[key], toMiddle), wide[key], toWide), eat[key], toEat),
        start[key],
        toStart,
      );
    return { turn: blendOf('turn'), tall: blendOf('tall') };
  }

  function drawArm(context: pen.Context, sprites: Sprites, t: number, side: -1 | 1) {
    const { turn, tall } = arm(t, side);
    const shoulder = { x: side * unit * 0.52, y: -unit * 1.36, turn: turn * side };
    place(context, sprites.arm!, { ...shoulder, wide: side, tall, shiftY: unit * 0.36 });
  }

  function drawTenor(context: pen.Context, sprites: Sprites, t: number) {
    const knees = kneel(t);
    const breath = 0.02 * Math.sin(t * TURN * 0.5) + 0.05 * high(t) + 0.04 * pulse(4.3, 4.85, t);
    const drop = unit * 0.22 * knees;
    const sway =
      0.03 * Math.sin(t * TURN * 0.25) + 0.05 * plinthSide * lift(t) - 0.05 * plinthSide * high(t);
    drawContactShadow(context, 0, 0, unit * 0.8, 0);
    within(context, { turn: sway }, () => {
      const rump = { x: -plinthSide * unit * 0.62, y: -unit * 0.5, wide: -plinthSide };
      const wag = -plinthSide * 0.5 + 0.2 * Math.sin(t * TURN * 0.5);
      place(context, sprites.catTail!, { ...rump, turn: wag, shiftY: -unit * 0.4 });
      const wide = 1 + breath * 0.8 + knees * 0.05;
      const tall = 1 - 0.12 * knees + breath * 0.4;
      place(context, sprites.body!, { wide, tall, shiftY: -unit * 0.98 });
      within(context, { y: drop - unit * breath * 0.6 }, () => {
        const held = lift(t) > 0.5;
        if (held) drawArm(context, sprites, t, plinthSide);
        drawArm(context, sprites, t, -plinthSide as -1 | 1);
        if (!held) drawArm(context, sprites, t, plinthSide);
        const quiver = high(t) * 0.025 * Math.sin(t * 66);
        place(context, sprites.ruff!, { y: -unit * 1.52, turn: quiver, tall: 1 + quiver * 2 });
        drawHead(context, sprites, t);
      });
    });
  }

  function drawHead(context: pen.Context, sprites: Sprites, t: number) {
    const back = high(t);
    const peek = smooth(at.clink, at.clink + 0.15, t) * smooth(7.6, 7.35, t);
    const munch = t > at.crunch && t < 7.6 ? 0.03 * Math.sin((t - at.crunch) * 30) : 0;
    const stop = 0.06 * spring(t - at.end, 2.4, 4);
    const quiver = 0.05 * Math.sin(t * 9) + 0.08 * back * Math.sin(t * 50);
    const head = {
      x: plinthSide * unit * (0.05 * lift(t) + 0.1 * peek),
      y: -unit * (2.02 + 0.07 * back - 0.1 * peek - munch - stop),
      turn:
        plinthSide * (0.16 * lift(t) + 0.16 * peek - 0.12 * back) +
        0.04 * Math.sin(t * TURN * 0.5) * (1 - peek),
      tall: 1 - 0.04 * back + munch,
    };
    within(context, head, () => {
      put(context, sprites.catHead!, 0, -unit * 0.1);
      pen.at(context, { y: -unit * 0.07 * back, scale: unit }, () => {
        drawFeatures(context, expression(t), features, (dx, dy) =>
          drawCatSnout(context, dx, dy, quiver),
        );
      });
    });
  }

  function drawBowl(context: pen.Context, sprites: Sprites, t: number) {
    const up = lift(t);
    const { turn, tall } = arm(t, plinthSide);
    const reach = unit * 0.86 * tall;
    const hand = {
      x: plinthSide * (unit * 0.52 - Math.sin(turn) * reach),
      y: -unit * 1.36 + Math.cos(turn) * reach + unit * 0.22 * kneel(t) - unit * 0.12,
    };
    const hit = spring(t - at.clink, 4, 7);
    place(context, sprites.bowl!, {
      x: mix(bowlRest.x, hand.x, up),
      y: mix(bowlRest.y, hand.y, up) + unit * 0.03 * hit,
      turn: plinthSide * (0.12 * up * Math.sin(t * 3) + 0.05 * hit),
    });
    const fall = (t - at.clink + 0.5) / 0.5;
    if (fall < 0 || fall > 1) return;
    const y = bowlRest.y - unit * 3.4 * (1 - fall * fall) - unit * 0.08;
    pen.disc(context, [bowlRest.x, y, unit * 0.075], '#a8602a');
  }

  return { bowlRest, lift, high, drawTenor, drawBowl };
}
