import type { Sprites } from '../../engine/sprites.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { between, calm, curious, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks, lookAfter } from '../../kit/face/looks.ts';
import { clamp, easeInOut, mix, pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { yetiFeatures } from './yeti.ts';

/** When the yeti does what, in seconds. */
export const at = { chili: 2.45, bowl: 3.15, slurp: 4.25, heat: 4.75, flop: 6.5, thumb: 6.95 };

const merry = between(calm, joy, 0.6);

/** A yeti that cooks: head at (0, 0), `unit` pixels per unit. */
export function yetiAct(unit: number, line: readonly Syllable[]) {
  const heat = (t: number) =>
    smooth(at.heat - 0.1, at.heat + 0.4, t) * smooth(at.flop + 0.7, at.flop + 0.05, t);

  function expression(t: number): Expression {
    const look = lookAfter(merry, [
      [smooth(1.9, 2.15, t), { ...curious, lookX: -0.3, lookY: 0.7, smile: 0.6 }],
      [smooth(2.8, 3, t), { ...joy, lookX: 0, lookY: 0.1, open: 0.1, browLift: 1 }],
      [smooth(3.1, 3.3, t), { ...calm, lookY: 0.6, smile: 0.9, squint: 0.2 }],
      [smooth(4, 4.2, t), { ...calm, lid: 0.75, smile: 0.2, open: 0.2, breadth: 0.5, lookY: 0.3 }],
      [smooth(4.4, 4.5, t), { ...joy, squint: 0.85, open: 0, smile: 0.8 }],
      [smooth(4.72, 4.8, t), { ...gasp, open: 0.15, wide: 1.2, smile: -0.5 }],
      [smooth(5, 5.3, t), { ...gasp, open: 1, breadth: 0.9, lookY: -0.5, wide: 1.25 }],
      [smooth(at.flop - 0.02, at.flop + 0.05, t), { ...gasp, open: 0.1, lid: 1, smile: 0.2 }],
      [smooth(6.75, 6.95, t), { ...calm, lid: 0.45, smile: 0.75, browLift: 0.6 }],
      [smooth(7.6, 7.9, t), merry],
    ]);
    const mouth = mouthAt(line, t);
    if (mouth.open > 0.02 || t < 1.9 || t > 6.9) look.open = Math.max(0.08, mouth.open * 0.9);
    look.breadth = mix(look.breadth, mouth.breadth, smooth(0, 0.3, mouth.open) * 0.6);
    look.lid = Math.max(look.lid, blinks(t, 0.9, 3.6, 7.4));
    look.blush *= 1 - heat(t) * 0.6;
    return look;
  }

  function drawHead(context: pen.Context, sprites: Sprites, t: number) {
    const tremble = heat(t) * smooth(5, 5.3, t) * Math.sin(t * 70) * 0.012;
    const hit = spring(t - at.flop, 2.6, 4);
    const nod = 0.03 * Math.sin((t / 8) * TURN * 3) + 0.05 * pulse(0.1, 1.9, t) * Math.sin(t * 8);
    const tilt = nod + 0.1 * pulse(2, 2.9, t) - 0.08 * pulse(4.05, 4.7, t);
    const hot = heat(t);
    const colors = { ...yetiFeatures.colors, ...(hot > 0.5 && { lid: '#e8485c' }) };
    const head = {
      x: unit * tremble,
      y: unit * (0.02 * Math.sin((t / 8) * TURN * 4) + 0.1 * hit),
      turn: tilt,
      tall: 1 - 0.07 * hit,
      wide: 1 + 0.05 * hit,
    };
    within(context, head, () => {
      put(context, sprites.head!);
      if (hot < 1) put(context, sprites.faceCool!, 0, unit * 0.05);
      context.globalAlpha = hot;
      if (hot > 0) put(context, sprites.faceHot!, 0, unit * 0.05);
      context.globalAlpha = 1;
      pen.at(context, { scale: unit }, () =>
        drawFeatures(context, expression(t), { ...yetiFeatures, colors }),
      );
      drawSnow(context, sprites, t);
    });
  }

  /** The lump that falls onto the head and melts there. */
  function drawSnow(context: pen.Context, sprites: Sprites, t: number) {
    const fall = (t - (at.flop - 0.34)) / 0.34;
    if (fall < 0 || t > 7.7) return;
    const melt = smooth(at.flop + 0.3, 7.65, t);
    const hit = spring(t - at.flop, 2.6, 4.5);
    const y = -unit * (0.72 + 3.4 * (1 - clamp(fall) ** 2)) + unit * 0.12 * melt;
    const wide = (1 + 0.25 * hit) * (1 - 0.55 * melt);
    place(context, sprites.snow!, { y, wide, tall: (1 - 0.35 * hit) * (1 - melt) });
  }

  function drawArms(context: pen.Context, sprites: Sprites, t: number) {
    const drawArm = (side: -1 | 1, turn: number, held: () => void) => {
      const shoulder = { x: side * unit * 0.8, y: unit * 1.12 };
      within(context, { ...shoulder, turn: turn * side, wide: side }, () => {
        put(context, sprites.arm!, 0, unit * 0.5);
        within(context, { y: unit * 1.08 }, held);
      });
    };
    const wave = -2.92 + 0.16 * Math.sin(t * Math.PI * 4);
    const stir = 0.78 + 0.1 * Math.sin(t * TURN);
    const ready = easeInOut((t - 1.7) / 0.5) - easeInOut((t - 7.35) / 0.6);
    const taste = easeInOut((t - 3.85) / 0.4) - easeInOut((t - 4.6) / 0.35);
    const spoonArm = mix(mix(wave, stir, ready), 2.42, taste);
    drawArm(1, spoonArm, () => {
      const turn = mix(mix(2.9, 0.5, ready), 1.9, taste);
      const shiftY = sprites.spoon!.height * 0.12;
      place(context, sprites.spoon!, { x: -unit * 0.06, turn, shiftY });
    });
    const pinch = smooth(1.8, 2.1, t) * smooth(2.95, 2.7, t);
    const tip = smooth(2.95, 3.2, t) * smooth(4.1, 3.8, t);
    const thumb = smooth(at.thumb - 0.1, at.thumb + 0.15, t) * smooth(7.95, 7.65, t);
    const other =
      mix(mix(mix(0.2, 1.25, pinch), 1.3, tip), -2.85, thumb) +
      0.1 * spring(t - at.thumb - 0.15, 2.5, 4) * thumb;
    drawArm(-1, other, () => {
      if (thumb > 0.3) place(context, sprites.fist!, { turn: other, shiftY: -unit * 0.08 });
      if (pinch > 0.05 && t < at.chili) put(context, sprites.chili!, 0, unit * 0.02);
      if (tip <= 0.02) return;
      const turn = -1.3 + 2.2 * smooth(3.2, 3.45, t);
      place(context, sprites.bowl!, { x: unit * 0.05, y: unit * 0.02, turn });
    });
  }

  return { drawHead, drawArms };
}
