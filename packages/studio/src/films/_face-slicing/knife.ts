import type { Sprites } from '../../engine/sprites.ts';
import { clamp, easeInOut, easeOut, mix, pulse, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { HOLD } from './knife-sizes.ts';
import type { KnifePlace, SliceKit } from './slicing.ts';

/** The knife comes in, takes aim and sweeps through. */
export function sweepingKnife(kit: SliceKit): (t: number) => KnifePlace | undefined {
  const { stage, at, scale, side, cutLine } = kit;
  const length = stage.scale * 2.9;
  const out = stage.width / 2 + length * 0.75;
  const rest = Math.min(scale * 1.5, stage.width * 0.5);
  return (t) => {
    if (t < at.knife || t > at.cut + at.sweep * 1.6) return undefined;
    if (t < at.cut) {
      const come = easeOut((t - at.knife) / 0.9);
      const aimed = easeInOut((t - at.gasp) / 0.55);
      const draw = 0.05 * smooth(at.cut - 0.3, at.cut - 0.05, t);
      const x = mix(mix(out, rest, come), out * (0.58 + draw), aimed);
      const y = mix(cutLine - scale * 0.75 + Math.sin(t * 3) * scale * 0.05, cutLine, aimed);
      const tilt = mix(0.38 + Math.sin(t * 2.4) * 0.05, 0, aimed);
      return { x: x * side, y, tilt: tilt * side };
    }
    const share = easeInOut((t - at.cut) / at.sweep);
    return { x: side * mix(out * 0.63, -out * 1.15, share), y: cutLine, tilt: 0 };
  };
}

/** The knife comes down on the skin, saws to and fro, goes through and leaves. */
export function sawingKnife(kit: SliceKit): (t: number) => KnifePlace | undefined {
  const { stage, at, scale, side, cutLine } = kit;
  const out = stage.width / 2 + stage.scale * 2.3;
  const start = scale * 1.15;
  return (t) => {
    if (t < at.knife || t > at.cut + at.sweep + 0.6) return undefined;
    const come = easeInOut((t - at.knife) / 0.8);
    const saw = smooth(at.gasp, at.gasp + 0.2, t) * smooth(at.cut + at.sweep, at.cut, t);
    const through = easeInOut((t - at.gasp) / (at.cut + at.sweep - at.gasp));
    const leave = easeInOut((t - at.cut - at.sweep) / 0.5);
    const to = mix(start, -scale * 0.55, through);
    const x = mix(out, to, come) + Math.sin((t - at.gasp) * 15) * saw * scale * 0.2;
    const y = mix(cutLine - scale * 0.5, cutLine, smooth(at.gasp - 0.3, at.gasp, t));
    return { x: side * (x - leave * out * 1.6), y, tilt: side * 0.14 * (1 - come) };
  };
}

/** Draws the knife, pointing away from where it comes from. */
export function drawKnife(context: pen.Context, sprites: Sprites, place: KnifePlace, side: 1 | -1) {
  pen.at(context, { x: place.x, y: place.y, turn: place.tilt, scale: [side, 1] }, () => {
    const knife = sprites.knife!;
    context.drawCanvas(knife, -knife.width * 0.35, -knife.height * HOLD);
  });
}

/** The flash of a fast cut, running along the cut. */
export function drawFlash(context: pen.Context, kit: SliceKit, t: number) {
  const { at, side, stage, cutLine } = kit;
  const level = pulse(at.cut + 0.06, at.cut + at.sweep + 0.16, t);
  if (level <= 0 || at.sweep > 0.6) return;
  const half = stage.width / 2 + 40;
  pen.at(context, { scale: [side, 1] }, () => {
    context.globalCompositeOperation = 'screen';
    const head = clamp(1 - (t - at.cut) / at.sweep, 0.02, 0.98);
    const light = `rgba(255,250,232,${0.95 * level})`;
    const [above, below] = [cutLine - 9 * level, cutLine + 9 * level];
    pen.shape(
      context,
      { curve: [-half, cutLine, 0, above, half, cutLine, 0, below, -half, cutLine] },
      pen.across(context, [-half, half], ['#ffffff00', head, light, 1, '#ffffff00']),
    );
  });
}
