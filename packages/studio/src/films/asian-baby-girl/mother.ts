import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { softenedBake } from '../../kit/camera/plate.ts';

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
    context.fillStyle = skin;
    context.beginPath();
    context.moveTo(side * 0.2 - 0.13, -1.3);
    context.lineTo(side * 0.2 + 0.13, -1.3);
    context.lineTo(side * 0.19 + 0.08, -0.08);
    context.lineTo(side * 0.19 - 0.08, -0.08);
    context.fill();
    context.fillStyle = '#c9543f';
    context.beginPath();
    context.ellipse(side * 0.2, -0.06, 0.15, 0.1, 0, 0, 7);
    context.fill();
  }
}

function paintBlouse(context: SKRSContext2D) {
  const cloth = context.createLinearGradient(-0.4, 0, 0.4, 0);
  cloth.addColorStop(0, '#fffaf0');
  cloth.addColorStop(1, '#e0d2d8');
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(-0.36, -2.7);
  context.lineTo(-0.5, -4.2);
  context.lineTo(0.5, -4.2);
  context.lineTo(0.36, -2.7);
  context.fill();
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
  context.fillStyle = '#244c96';
  context.fillRect(-0.38, -2.8, 0.76, 0.1);
}
