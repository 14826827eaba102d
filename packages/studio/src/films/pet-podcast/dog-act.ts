import type { Sprites } from '../../engine/sprites.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks, lookAfter } from '../../kit/face/looks.ts';
import { mix, pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { dogFeatures, drawDogSnout } from './dog.ts';

const panting: Expression = { ...joy, open: 0.2, lookX: 0.1 };
const guilty: Expression = { ...calm, browWorry: 1, browLift: 0.4, smile: -0.3, open: 0 };
const owns: Expression = { ...guilty, browWorry: 0.8, browLift: 0.6, smile: 0 };

type Host = { unit: number; apart: number; dogLine: readonly Syllable[]; lid: string };

/** The guilty host, `apart` units left of (0, 0), `unit` pixels each. */
export function dogAct({ unit, apart, dogLine, lid }: Host) {
  const features = dogFeatures(lid);

  const pant = (t: number) =>
    smooth(2.0, 2.1, t) * smooth(3.0, 2.85, t) + smooth(7.6, 7.75, t) + smooth(0.2, 0.05, t);

  function dogLook(t: number): Expression {
    const face = lookAfter(panting, [
      [smooth(2.3, 2.6, t), { ...calm, lookX: 0.8, browLift: 0.6, smile: 0.4 }],
      [smooth(3.45, 3.6, t), { ...gasp, open: 0.2, browWorry: 0.9, lookX: 0.7 }],
      [smooth(4.05, 4.3, t), { ...guilty, lookX: -0.7, lookY: 0.5 }],
      [smooth(5.5, 5.75, t), { ...owns, lookX: 0.8, lookY: 0.6 }],
      [smooth(6.2, 6.35, t), { ...gasp, lookX: 0.7, lookY: 0.8, wide: 1.25 }],
      [smooth(7.4, 7.75, t), panting],
    ]);
    const mouth = mouthAt(dogLine, t);
    face.open = Math.max(face.open * (mouth.open > 0.02 ? 0.2 : 1), mouth.open * 0.95);
    face.breadth = mix(face.breadth, mouth.breadth, 0.7);
    face.lid = Math.max(face.lid, blinks(t, 1.5, 4.15, 5.2, 7.35));
    return face;
  }

  function drawDog(context: pen.Context, sprites: Sprites, t: number) {
    const talk = mouthAt(dogLine, t).open;
    const huff = pant(t) * Math.sin(t * TURN * 3.25);
    const droop = smooth(4, 4.45, t) * smooth(7.7, 7.35, t) - 0.7 * pulse(6.2, 6.6, t);
    const start = 0.1 * spring(t - 3.5, 2, 4) + 0.14 * spring(t - 6.3, 2.2, 4);
    const x = -unit * apart;
    const tall = 1 + 0.015 * Math.sin((t / 8) * TURN * 4) + 0.02 * huff;
    place(context, sprites.dogBody!, { x, y: unit * 1.28, tall });
    const head = {
      x: x + unit * 0.06 * smooth(2.3, 2.6, t) * smooth(7.7, 7.3, t),
      y:
        -unit * (0.03 * Math.sin(t * TURN * 0.5) + 0.03 * huff + 0.05 * talk) +
        unit * (0.1 * droop - start),
      turn:
        0.05 * Math.sin(t * TURN * 0.25) +
        0.12 * pulse(0.4, 1.9, t) * Math.sin(t * 5) * 0.5 +
        0.1 * droop,
    };
    const swing = 0.1 - 0.35 * start + 0.06 * huff - 0.16 * droop + 0.1 * talk;
    const tongue = pant(t) * (0.8 + 0.2 * Math.sin(t * TURN * 3.25));
    within(context, head, () => {
      put(context, sprites.dogHead!);
      put(context, sprites.dogPhones!, 0, -unit * 0.24);
      for (const side of [-1, 1]) {
        const root = { x: side * unit * 0.6, y: -unit * (0.32 - 0.12 * droop) };
        const shift = { shiftX: -unit * 0.08, shiftY: unit * 0.36 };
        place(context, sprites.dogEar!, { ...root, turn: -side * swing, wide: -side, ...shift });
      }
      pen.at(context, { scale: unit }, () =>
        drawFeatures(context, dogLook(t), features, () => drawDogSnout(context, tongue)),
      );
      drawFluff(context, sprites, t);
    });
  }

  /** Stuffing of the couch: it floats off the nose, and in the end some more comes down. */
  function drawFluff(context: pen.Context, sprites: Sprites, t: number) {
    const off = t < 6.5 ? smooth(4.15, 6.3, t) : 0;
    const down = t > 6.5 ? 1 - smooth(6.9, 7.75, t) : 0;
    const away = Math.max(off, down);
    const x = unit * (0.04 + 0.35 * Math.sin(away * 5) * away);
    context.globalAlpha = smooth(1, 0.75, away);
    place(context, sprites.fluff!, { x, y: -unit * (0.02 + 1.7 * away), turn: away * 3 });
    context.globalAlpha = 1;
  }

  return { drawDog };
}
