import type { SKRSContext2D } from '@napi-rs/canvas';
import { castBake } from '../cast/cast.ts';
import type { Light } from '../cast/light.ts';
import type { Expression } from '../face/expression.ts';
import { drawFace } from '../face/face.ts';
import type { Bakes, Sprites } from '../pipeline/bake.ts';
import { BODY_MIDDLE, FEET, HEAD_HEIGHT, type Hero } from './hero.ts';

const PITCH = 0.12;
const ARM_REACH = 0.68;

/** How a hero stands at one moment; angles in radians, lengths in units. */
export type Stance = {
  x: number;
  lift: number;
  /** Above 0 stretched, below 0 squashed. */
  stretch: number;
  lean: number;
  spin: number;
  headTilt: number;
  headBob: number;
  /** Arms: 0 hangs, 1.5 points sideways, 2.8 points up. */
  leftArm: number;
  rightArm: number;
};

export function heroBakes(hero: Hero, light: Light, scale: number): Bakes {
  const base = { light, scale, pitch: PITCH };
  const low = -0.72;
  return {
    head: castBake({
      ...base,
      solid: hero.head,
      paint: hero.paintHead,
      middle: (hero.top + low) / 2,
      reach: [hero.half + 0.06, (hero.top - low) / 2 + 0.1],
    }),
    body: castBake({
      ...base,
      solid: hero.body,
      paint: hero.paintBody,
      middle: BODY_MIDDLE,
      reach: [0.58, 0.68],
    }),
    arm: castBake({ ...base, solid: hero.arm, paint: hero.paintArm, reach: [0.34, ARM_REACH] }),
  };
}

/** Draws the hero with its feet at (0, 0) when it stands still; the context is in pixels. */
export function drawHero(
  context: SKRSContext2D,
  sprites: Sprites,
  hero: Hero,
  stance: Stance,
  look: Expression,
  scale: number,
) {
  const place = (name: string, x: number, y: number) => {
    const sprite = sprites[name]!;
    context.drawCanvas(sprite, x * scale - sprite.width / 2, -y * scale - sprite.height / 2);
  };
  context.save();
  context.translate(stance.x * scale, -stance.lift * scale);
  context.translate(0, -scale);
  context.rotate(stance.spin);
  context.translate(0, scale);
  context.rotate(stance.lean);
  context.scale(1 - stance.stretch * 0.55, 1 + stance.stretch);
  place('body', 0, BODY_MIDDLE - FEET);
  for (const [side, angle] of [
    [-1, stance.leftArm],
    [1, stance.rightArm],
  ] as const) {
    context.save();
    context.translate(side * 0.4 * scale, -(0.98 + stance.headBob * 0.4) * scale);
    context.scale(side, 1);
    context.rotate(-0.22 - angle);
    place('arm', 0, 0);
    context.restore();
  }
  context.translate(0, -(HEAD_HEIGHT + stance.headBob) * scale);
  context.rotate(stance.headTilt);
  place('head', 0, (hero.top - 0.72) / 2);
  context.scale(scale * 0.92, scale * 0.92);
  drawFace(context, look, hero.face);
  if (hero.nose) drawNose(context, hero.nose, look);
  context.restore();
}

function drawNose(context: SKRSContext2D, color: string, look: Expression) {
  const x = look.lookX * 0.05;
  const y = 0.19 + look.lookY * 0.04;
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, 0.062, 0.044, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.6)';
  context.beginPath();
  context.ellipse(x - 0.016, y - 0.016, 0.018, 0.01, -0.3, 0, Math.PI * 2);
  context.fill();
}
