import type { Random } from '../../engine/random.ts';
import { towards, withAlpha } from '../math/colors.ts';
import { clamp, easeOut, smooth, TURN } from '../math/easing.ts';
import * as pen from '../pen/pen.ts';
import type { Liquid, Moment } from './liquid.ts';

/** Height of the thin sheet between the jets, around the cut; the same at both ends. */
export type Crown = Float32Array;

const AROUND = 48;
const RADIUS = 0.6;
/** How flat a level circle looks to the viewer. */
const FLAT = 0.2;

export function planCrown(random: Random, { amount, thickness, height }: Liquid): Crown {
  const crown = new Float32Array(AROUND + 1);
  const teeth = Math.round(9 + 4 * amount);
  const phase = random() * 6;
  for (let i = 0; i <= AROUND; i++) {
    const angle = (i / AROUND) * TURN;
    const tooth = Math.abs(Math.sin((angle * teeth) / 2 + phase)) ** 0.7;
    const swell = 0.75 + 0.25 * Math.sin(angle * 2 + phase * 3);
    crown[i] = (0.24 + 0.34 * tooth * swell) * height * Math.sqrt(thickness);
  }
  crown[AROUND] = crown[0]!;
  return crown;
}

/** Draws the front or the back of the sheet: up in a tenth of a second, torn and gone in half of one. */
export function drawJuiceCrown(
  context: pen.Context,
  crown: Crown,
  { liquid, color, seconds }: Moment,
  behind: boolean,
) {
  const rise = easeOut(seconds / 0.16) * smooth(0.72, 0.28, seconds);
  if (rise < 0.02) return;
  const flare = 0.4 * easeOut(seconds / 0.4);
  const top: [number, number][] = [];
  const foot: [number, number][] = [];
  for (let i = 0; i <= AROUND / 2; i++) {
    const index = (i + (behind ? AROUND / 4 : (AROUND * 3) / 4)) % AROUND;
    const angle = (index / AROUND) * TURN;
    const tall = crown[index]! * rise;
    const wide = RADIUS * (1 + flare * tall * 2);
    foot.push([Math.sin(angle) * RADIUS, Math.cos(angle) * RADIUS * FLAT]);
    top.push([Math.sin(angle) * wide, Math.cos(angle) * wide * FLAT - tall]);
  }
  const fade = clamp(1.2 - liquid.clear * 0.7) * smooth(0.72, 0.42, seconds);
  const crest = withAlpha(towards(color, '#ffffff', 0.45), 0.75 * fade);
  const stops = [crest, 0.6, withAlpha(color, 0.5 * fade), withAlpha(color, 0.7 * fade)];
  pen.shape(context, [...foot, ...top.toReversed()].flat(), pen.down(context, [-0.4, 0.12], stops));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  pen.line(context, top.flat(), withAlpha(towards(color, '#ffffff', 0.2), 0.9 * fade), 0.034);
  pen.line(context, top.flat(), `rgba(255,255,255,${0.9 * fade})`, 0.012);
}
