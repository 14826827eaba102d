import type { Sprites } from '../../engine/sprites.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { between, calm, curious, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks, lookAfter } from '../../kit/face/looks.ts';
import { easeBack, easeInOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { bigfootFeatures } from './bigfoot.ts';

/** The twig cracks; he slips to the trunk; he peeks; he fogs the lens. */
export const hikeTimes = { twig: 2.05, hide: 4, peek: 5.9, fog: 6.95, home: 7.45 };
const at = hikeTimes;

/** Between steps 0, on a step 1; he walks while the film begins and ends. */
export const walking = (t: number) => smooth(1.95, 1.7, t) + smooth(7.3, 7.7, t);

/** 0 on the path, 1 against the trunk. */
export const hiding = (t: number) =>
  easeInOut((t - at.hide) / 0.45) - easeInOut((t - at.home) / 0.5);

const chatty = between(joy, calm, 0.25);
const hidden: Expression = { ...gasp, browWorry: 0.2, open: 0, breadth: 0.5, smile: 0, lid: 0.05 };

type Hiker = { unit: number; hideSide: -1 | 1; line: readonly Syllable[]; lid: string };

/** Bigfoot who talks into his phone; head at (0, 0), he hides at that side. */
export function bigfootAct({ unit, hideSide, line, lid }: Hiker) {
  const features = bigfootFeatures(lid);

  function expression(t: number): Expression {
    const look = lookAfter(chatty, [
      [smooth(at.twig, at.twig + 0.15, t), { ...gasp, lookX: hideSide * 0.9, open: 0.3 }],
      [smooth(2.6, 2.85, t), { ...curious, lookX: 0, wide: 1.05 }],
      [smooth(at.hide, at.hide + 0.3, t), { ...hidden, lookX: -hideSide * 0.9 }],
      [smooth(4.5, 5.7, t), { lookX: hideSide * 0.9 }],
      [smooth(at.peek, at.peek + 0.2, t), { ...joy, squint: 0.3, browLift: 0.7 }],
      [smooth(6.95, 7.05, t) * smooth(7.75, 7.6, t), { ...joy, squint: 1 }],
      [smooth(7.5, 7.8, t), chatty],
    ]);
    const mouth = mouthAt(line, t);
    const talks = smooth(0, 0.25, mouth.open);
    look.open = Math.max(look.open * 0.25, mouth.open * 0.85);
    look.breadth = mix(look.breadth, mouth.breadth, talks * 0.6);
    look.lid = Math.max(look.lid, blinks(t, 1.2, 3.3, 5.6));
    return look;
  }

  function drawHead(context: pen.Context, sprites: Sprites, t: number) {
    const stiff = hiding(t);
    const nod = 0.03 * Math.sin(t * Math.PI * 4) * walking(t) + 0.05 * spring(t - at.twig, 2, 4);
    const shake = pulse(at.fog, 7.6, t) * Math.sin(t * 38) * 0.012;
    const y = -unit * (0.04 * Math.sin(t * Math.PI) + 0.05 * spring(t - at.twig, 2.4, 5));
    within(context, { x: unit * shake, y, turn: nod + hideSide * 0.1 * stiff }, () => {
      put(context, sprites.head!);
      pen.at(context, { scale: unit }, () => drawFeatures(context, expression(t), features));
      drawFern(context, sprites, t);
    });
  }

  function drawFern(context: pen.Context, sprites: Sprites, t: number) {
    const on = easeBack((t - 4.25) / 0.3) * (1 - smooth(7.35, 7.6, t));
    if (on <= 0 || t < 4.25) return;
    const turn =
      0.12 * spring(t - 4.3, 2.2, 2) +
      0.02 * Math.sin(t * 5) +
      0.1 * Math.sin(t * 34) * pulse(at.fog, 7.6, t);
    const shiftY = -sprites.fern!.height * 0.44;
    place(context, sprites.fern!, { y: -unit * 0.72, turn, wide: on, tall: on, shiftY });
  }

  /** The free hand: a finger for silence, then the fern on the head. */
  function drawHand(context: pen.Context, sprites: Sprites, t: number) {
    const hush = smooth(2.35, 2.6, t) * smooth(3.95, 3.7, t);
    const crown = smooth(3.95, 4.25, t) * smooth(4.75, 4.4, t);
    const up = Math.max(hush, crown);
    if (up <= 0) return;
    const reach = mix(0.82, -0.34, crown);
    const wrist = { x: -unit * mix(0.95, 0.98, crown), y: unit * mix(2.6, reach, up) };
    const turn = mix(0.3, 0.45, crown) + 0.06 * Math.sin(t * 9) * hush;
    place(context, sprites.hand!, { ...wrist, turn });
  }

  return { drawHead, drawHand };
}
