import {
  between,
  blink,
  calm,
  curious,
  type Expression,
  gasp,
  joy,
  laugh,
  relief,
} from '../../kit/face/expression.ts';
import { clamp, mix, smooth } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { FALL } from './cap.ts';
import type { KnifePlace, SliceKit } from './slicing.ts';

/** The hero's feelings from moment to moment; `watches` is what its eyes follow, `quirk` 0 to 1. */
export function heroLook(
  { at, cutAt, scale }: SliceKit,
  t: number,
  watches: KnifePlace | undefined,
  quirk: number,
): Expression {
  let look = between(calm, curious, smooth(at.knife, at.knife + 0.35, t));
  look = between(look, gasp, smooth(at.gasp, at.gasp + 0.2, t));
  look = between(look, relief, smooth(at.relief, at.relief + 0.3, t));
  look = between(look, joy, smooth(at.joy, at.joy + 0.25, t));
  look = between(look, laugh, smooth(at.laugh, at.laugh + 0.2, t));
  const up = { ...joy, lookY: -0.8, open: 0.3 };
  look = between(look, up, smooth(at.land - FALL - 0.2, at.land - FALL, t));
  look = between(look, calm, smooth(at.land, at.land + 0.25, t));
  const follow = smooth(at.knife, at.knife + 0.3, t) * smooth(at.relief, at.relief - 0.3, t);
  const idle = 0.25 * Math.sin((t / 8) * Math.PI * 4 + quirk * 6);
  const aside = watches ? clamp((watches.x / scale) * 0.75, -1, 1) : 0;
  look.lookX = mix(idle, aside, follow);
  look.lookY -= 0.75 * follow * smooth(cutAt + 1.1, cutAt + 0.7, t);
  look.lid = Math.max(look.lid, blink(t, 0.45), blink(t, 1.75), blink(t, 5.6));
  return look;
}

/** Lays the mouth's movements over a look. */
export function lipSync(look: Expression, line: readonly Syllable[], t: number): Expression {
  const said = line.some(({ at, seconds }) => t > at - 0.1 && t < at + seconds + 0.1);
  if (!said) return look;
  const mouth = mouthAt(line, t);
  const laughing = look.smile > 0.85;
  return {
    ...look,
    open: laughing ? 0.55 + 0.45 * mouth.open : 0.06 + 0.94 * mouth.open,
    breadth: look.breadth * (laughing ? 1 : mix(1, mouth.breadth, 0.7)),
  };
}
