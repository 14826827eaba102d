import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { softenedBake } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Size of the picture in units; her soles are `below` above its lower edge. */
export const MOTHER = { half: 0.95, tall: 4.2, below: 0.2 } as const;

/** A mother from the waist down, in a blue skirt, a little out of focus; `unit` pixels per unit. */
export function motherBake(unit: number): Bake {
  const size = {
    width: Math.ceil(unit * MOTHER.half * 2),
    height: Math.ceil(unit * MOTHER.tall),
  };
  return softenedBake(size, 5, (context) => {
    context.scale(unit, unit);
    context.translate(MOTHER.half, MOTHER.tall - MOTHER.below);
    paintLegs(context);
    paintBlouse(context);
    paintSkirt(context);
  });
}

function paintLegs(context: SKRSContext2D) {
  for (const side of [-1, 1]) {
    const skin = context.createLinearGradient(side * 0.2 - 0.12, 0, side * 0.2 + 0.12, 0);
    skin.addColorStop(0, '#ffd9bb');
    skin.addColorStop(1, '#d99a78');
    pen.shape(
      context,
      [
        side * 0.2 - 0.13,
        -1.3,
        side * 0.2 + 0.13,
        -1.3,
        side * 0.19 + 0.08,
        -0.08,
        side * 0.19 - 0.08,
        -0.08,
      ],
      skin,
    );
    pen.oval(context, [side * 0.2, -0.06, 0.15, 0.1], '#c9543f');
  }
}

function paintBlouse(context: SKRSContext2D) {
  context.fillStyle = pen.across(context, [-0.4, 0.4], ['#fffaf0', '#e0d2d8']);
  pen.shape(context, 'M-0.36 -2.7 L-0.5 -4.2 L0.5 -4.2 L0.36 -2.7');
}

function paintSkirt(context: SKRSContext2D) {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const left = i / folds;
    const right = (i + 1) / folds;
    const cloth = context.createLinearGradient(left * 1.5 - 0.75, 0, right * 1.5 - 0.75, 0);
    cloth.addColorStop(0, '#2f6fd0');
    cloth.addColorStop(0.5, '#5f9cf0');
    cloth.addColorStop(1, '#2a5cb4');
    context.fillStyle = cloth;
    context.beginPath();
    context.moveTo(-0.37 + left * 0.74, -2.72);
    context.lineTo(-0.37 + right * 0.745, -2.72);
    context.lineTo(-0.82 + right * 1.645, -0.98 + 0.05 * Math.sin(right * 9));
    context.quadraticCurveTo(
      -0.82 + (left + right) * 0.82,
      -0.9,
      -0.82 + left * 1.64,
      -0.98 + 0.05 * Math.sin(left * 9),
    );
    context.fill();
  }
  pen.box(context, [-0.38, -2.8, 0.76, 0.1], '#244c96');
}
