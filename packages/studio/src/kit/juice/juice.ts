import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import { towards, withAlpha } from '../math/colors.ts';
import * as pen from '../pen/pen.ts';
import { shapeBake } from '../pen/shape-bake.ts';
import { type Crown, drawJuiceCrown, planCrown } from './crown.ts';
import { drawJets, type Jet, landed, planJets } from './jets.ts';
import { type Liquid, water } from './liquid.ts';
import { drawSplats } from './splat.ts';
import { drawSpray, planSpray, type SprayDrop } from './spray.ts';

const SIDE = 64;

/** One round drop, glossy and a little see-through. */
export function dropBake(hex: string): Bake {
  const [deep, light] = [towards(hex, '#4a0d18', 0.22), towards(hex, '#ffffff', 0.25)];
  const rim = withAlpha(towards(hex, '#ffffff', 0.6), 0.9);
  return shapeBake(SIDE, (context) => {
    const stops = [hex, 0.75, deep, 0.9, light, rim];
    const body = pen.radial(context, [-0.12, -0.18, 0.45, 0, 0, 0.94], stops);
    pen.disc(context, [0, 0, 0.94], body);
    pen.oval(context, [-0.36, -0.42, 0.27, 0.18, -0.7], '#fffffff2');
    pen.oval(context, [0.4, 0.48, 0.26, 0.1, -0.8], '#ffffff80');
  });
}

export type Splash = { liquid: Liquid; jets: Jet[]; crown: Crown; spray: SprayDrop[] };

/** A crown of jets that break into drops, a thin sheet between them, and a fine spray. */
export function planSplash(random: Random, liquid: Liquid = water): Splash {
  return {
    liquid,
    jets: planJets(random, liquid),
    crown: planCrown(random, liquid),
    spray: planSpray(random, liquid),
  };
}

/** Where a splash starts, pixels per unit, and how far below the foot's middle drops land. */
export type SplashPlace = { x: number; y: number; scale: number; floor: number };

const colors = new WeakMap<Canvas, string>();

/** The color in the middle of the drop's picture, so that jets and drops are of one liquid. */
function colorOf(drop: Canvas): string {
  let color = colors.get(drop);
  if (!color) {
    const [red, green, blue] = drop.getContext('2d').getImageData(SIDE / 2, SIDE / 2, 1, 1).data;
    color = `#${((red! << 16) | (green! << 8) | blue!).toString(16).padStart(6, '0')}`;
    colors.set(drop, color);
  }
  return color;
}

/** Draws one side of a splash (behind or before the cut's middle) `seconds` after the cut. */
export function drawSplash(
  context: pen.Context,
  drop: Canvas,
  { liquid, jets, crown, spray }: Splash,
  place: SplashPlace,
  seconds: number,
  behind: boolean,
) {
  const floor = (place.floor - place.y) / place.scale;
  const moment = { liquid, drop, color: colorOf(drop), seconds, floor };
  const ofSide = ({ depth }: { depth: number }) => depth < 0 === behind;
  pen.at(context, place, () => {
    if (behind) drawSplats(context, landed(jets, seconds, floor), moment);
    drawJuiceCrown(context, crown, moment, behind);
    drawJets(context, jets.filter(ofSide), moment);
    drawSpray(context, spray.filter(ofSide), moment);
  });
}
