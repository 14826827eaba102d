import type { Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { between, blink, calm, type Expression, gasp, laugh } from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';
import { pulse, smooth } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { SliceKit } from '../_face-slicing/slicing.ts';
import { drawTears, drawWellingEyes } from './tears.ts';

const colors = {
  iris: '#7a5a2a',
  irisLight: '#e0b870',
  line: '#3a1c20',
  lid: '#eadfd0',
  brow: '#6a4438',
};

/** A bulb of garlic in the stalls: its foot and size in units, and when it begins to weep. */
export type Garlic = { x: number; y: number; size: number; from: number };

/** Two bulbs of garlic, before the hero or, in a wide picture, beside it. */
export function seatGarlics({ stage, cutAt }: SliceKit): [Garlic, Garlic] {
  const upright = stage.height > stage.width;
  const x = upright ? 0.96 : 1.55;
  const y = upright ? 0.62 : 0.3;
  return [
    { x: -x, y, size: 0.42, from: cutAt + 0.9 },
    { x, y: y + 0.1, size: 0.37, from: cutAt + 1.15 },
  ];
}

function feels({ at }: SliceKit, garlic: Garlic, t: number): Expression {
  const aside = garlic.x > 0 ? -0.7 : 0.7;
  const awe = { ...calm, lookX: aside, lookY: -0.8, open: 0.12 };
  const shock = { ...gasp, lookX: aside, lookY: -0.9 };
  const weeping = {
    ...gasp,
    lookX: aside * 0.5,
    lookY: -0.4,
    browWorry: 1,
    smile: -0.6,
    open: 0.4,
    breadth: 0.8,
    wide: 1.1,
  };
  let look = between(awe, shock, smooth(at.cut, at.cut + 0.2, t));
  look = between(look, weeping, smooth(garlic.from - 0.2, garlic.from + 0.1, t));
  look = between(look, laugh, smooth(at.joy + 0.15, at.joy + 0.35, t));
  look = between(look, awe, smooth(at.land - 0.3, at.land + 0.1, t));
  look.lid = Math.max(look.lid, blink(t, 0.7 + garlic.size), blink(t, 2.2 - garlic.size));
  return look;
}

/** Draws one of them with the sprites `garlic` and `tear`: it watches, weeps and laughs along. */
export function drawGarlic(
  context: Context,
  sprites: Sprites,
  kit: SliceKit,
  garlic: Garlic,
  t: number,
) {
  const { at, cutAt, scale } = kit;
  const { x, y, size, from } = garlic;
  const sob = pulse(from, at.joy, t) * 0.03 * Math.sin(t * 16);
  const breath = 0.012 * Math.sin((t / 8) * Math.PI * 8 + x);
  const glee = smooth(at.joy + 0.2, at.joy + 0.4, t) * smooth(at.land, at.land - 0.3, t);
  const hop = Math.abs(Math.sin(t * 8 + x)) * 0.1 * glee;
  const sprite = sprites.garlic!;
  const unit = scale * size;
  drawContactShadow(context, x * scale, y * scale, unit * 0.9, hop * scale);
  context.save();
  context.translate(x * scale, (y - hop) * scale);
  context.scale(1 - sob, 1 + sob + breath);
  context.rotate(-0.07 * Math.sign(x));
  const tall = (sprite.height / sprite.width) * unit * 2.16;
  context.drawImage(sprite, -unit * 1.08, -1.09 * unit - tall / 2, unit * 2.16, tall);
  context.translate(0, -unit * 0.74);
  context.scale(unit * 0.95, unit * 0.95);
  drawFace(context, feels(kit, garlic, t), colors);
  const wet = smooth(cutAt + 0.5, from + 0.2, t) * smooth(at.joy + 1, at.joy + 0.5, t);
  drawWellingEyes(context, wet);
  drawTears(context, sprites.tear!, { from, to: at.joy + 0.5, level: 0.9 }, t);
  context.restore();
}
