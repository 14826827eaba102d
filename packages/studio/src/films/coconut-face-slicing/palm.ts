import type { SKRSContext2D } from '@napi-rs/canvas';
import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/** One palm leaf from its root at (x, y), `length` pixels long, bending down towards its tip. */
export function paintFrond(
  context: SKRSContext2D,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
) {
  pen.at(context, { x, y, turn: angle }, () => {
    const sag = Math.cos(angle) * 0.35;
    for (let i = 1; i <= 26; i++) {
      const share = i / 26;
      const rootX = length * share;
      const rootY = length * sag * share * share * 0.6;
      const leaf = length * 0.36 * Math.sin(Math.PI * (0.12 + 0.84 * share)) + length * 0.04;
      for (const side of [-1, 1]) {
        context.fillStyle = towards(color, side < 0 ? '#e6ff8a' : '#06301c', 0.12 + 0.2 * share);
        context.beginPath();
        context.moveTo(rootX - length * 0.02, rootY);
        context.quadraticCurveTo(
          rootX + leaf * 0.4,
          rootY + side * leaf * 0.55,
          rootX + leaf * 0.75,
          rootY + side * leaf + Math.abs(leaf) * sag * 0.6,
        );
        context.quadraticCurveTo(
          rootX + leaf * 0.15,
          rootY + side * leaf * 0.4,
          rootX + length * 0.02,
          rootY,
        );
        context.fill();
      }
    }
    context.strokeStyle = towards(color, '#f4ffb0', 0.35);
    context.lineWidth = length * 0.014;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(length * 0.5, 0, length, length * sag * 0.6);
    context.stroke();
  });
}
