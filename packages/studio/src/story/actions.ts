import {
  between,
  blink,
  calm,
  curious,
  type Expression,
  gasp,
  joy,
  laugh,
} from '../face/expression.ts';
import type { Stance } from '../hero/puppet.ts';
import { easeInOut, easeOut, mix, pulse, smooth, spring } from '../parts/easing.ts';

export type ActionName = 'sing' | 'dance' | 'jump' | 'wave';

/** When things happen, in seconds. */
export const ENTER_END = 1.35;
export const ACT = 2.1;
export const FLIP = 5.3;
export const FINALE = 6.15;
const BEAT = 2;

/** How the hero stands at a moment of the eight seconds. */
export function stanceAt(action: ActionName, t: number): Stance {
  const beat = t * BEAT * Math.PI;
  const acting = smooth(ACT - 0.2, ACT + 0.2, t) * smooth(FLIP, FLIP - 0.25, t);
  const finale = smooth(FINALE, FINALE + 0.25, t);
  const entering = Math.min(1, t / ENTER_END);
  const hop = t < ENTER_END ? Math.abs(Math.sin(entering * Math.PI * 2)) : 0;
  const flip = pulse(FLIP + 0.15, FINALE, t);
  const greeting = smooth(1.2, 1.45, t) * smooth(ACT + 0.1, ACT - 0.15, t);
  const glee = Math.abs(Math.sin(beat)) * finale;
  const land =
    spring(t - ENTER_END, 2.4, 5) * smooth(ENTER_END + 1, ENTER_END, t) +
    spring(t - FINALE, 2.2, 4.5);
  const crouch = pulse(FLIP - 0.1, FLIP + 0.25, t);
  const stance: Stance = {
    x: mix(-1.5, 0, easeOut(entering)),
    lift: 0.45 * hop + 0.85 * flip + 0.16 * glee,
    stretch:
      0.06 * hop +
      0.012 * Math.sin(t * 3.2) -
      0.13 * land -
      0.14 * crouch +
      0.07 * flip +
      0.05 * (glee - 0.4 * finale),
    lean: 0.12 * hop * (1 - entering),
    spin: easeInOut((t - FLIP - 0.15) / (FINALE - FLIP - 0.15)) * Math.PI * 2,
    headTilt: 0.05 * Math.sin(t * 1.4) + 0.1 * greeting,
    headBob: 0.012 * Math.sin(t * 3.2 + 1),
    leftArm: 0.15 + 0.5 * hop + 1.6 * flip + 1.55 * finale + 0.3 * finale * Math.sin(beat * 2),
    rightArm:
      0.15 +
      0.5 * hop +
      greeting * (1.65 + 0.35 * Math.sin(t * 14)) +
      1.6 * flip +
      1.55 * finale -
      0.3 * finale * Math.sin(beat * 2),
  };
  moves[action](stance, beat, acting);
  return stance;
}

const moves: Record<ActionName, (stance: Stance, beat: number, level: number) => void> = {
  sing(stance, beat, level) {
    stance.lean += level * 0.06 * Math.sin(beat / 2);
    stance.headTilt += level * 0.13 * Math.sin(beat / 2 + 0.4);
    stance.leftArm += level * (1.2 + 0.35 * Math.sin(beat / 2));
    stance.rightArm += level * (1.35 - 0.35 * Math.sin(beat / 2));
    stance.stretch += level * 0.03 * Math.sin(beat);
  },
  dance(stance, beat, level) {
    stance.x += level * 0.26 * Math.sin(beat / 2);
    stance.lean += level * 0.15 * Math.sin(beat / 2);
    stance.headTilt -= level * 0.14 * Math.sin(beat / 2 - 0.5);
    stance.lift += level * 0.09 * Math.abs(Math.sin(beat));
    stance.stretch += level * 0.05 * Math.sin(beat * 2);
    stance.leftArm += level * (1.0 + 0.7 * Math.sin(beat));
    stance.rightArm += level * (1.0 - 0.7 * Math.sin(beat));
  },
  jump(stance, beat, level) {
    const up = Math.abs(Math.sin(beat / 2));
    stance.lift += level * 0.5 * up;
    stance.stretch += level * (0.1 * up - 0.08 * (1 - up) ** 3);
    stance.leftArm += level * (0.4 + 1.3 * up);
    stance.rightArm += level * (0.4 + 1.3 * up);
  },
  wave(stance, beat, level) {
    stance.rightArm += level * (1.65 + 0.4 * Math.sin(beat * 2));
    stance.leftArm += level * 0.25 * (1 + Math.sin(beat));
    stance.headTilt += level * 0.1;
    stance.lean += level * 0.05 * Math.sin(beat / 2);
    stance.headBob += level * 0.015 * Math.sin(beat);
  },
};

/** The hero's face at a moment; it sings along when that is what it does. */
export function expressionAt(action: ActionName, t: number): Expression {
  let look = between(joy, calm, smooth(ENTER_END, ENTER_END + 0.3, t));
  const acting = smooth(ACT, ACT + 0.25, t) * smooth(FLIP, FLIP - 0.2, t);
  if (action === 'sing') {
    const open =
      0.3 + 0.6 * Math.abs(Math.sin(t * BEAT * Math.PI)) * (0.6 + 0.4 * Math.sin(t * 2.3));
    look = between(
      look,
      { ...calm, open, breadth: 0.8, smile: 0.55, browLift: 0.6, lid: 0 },
      acting,
    );
  } else if (action === 'wave') look = between(look, { ...joy, open: 0.5 }, acting);
  else look = between(look, joy, acting);
  look = between(look, curious, pulse(3.5, 4.1, t) * (action === 'wave' ? 0.7 : 0));
  look = between(look, { ...gasp, smile: 0.4 }, smooth(FLIP, FLIP + 0.15, t));
  look = between(look, joy, smooth(FINALE, FINALE + 0.15, t));
  look = between(look, laugh, smooth(6.9, 7.05, t));
  look.lookX += 0.3 * Math.sin(t * 1.1 + 0.6) * (1 - smooth(FINALE, FINALE + 0.2, t));
  look.lid = Math.max(look.lid, blink(t, 1.6), blink(t, 3.1), blink(t, 4.6), blink(t, 6.5));
  return look;
}
