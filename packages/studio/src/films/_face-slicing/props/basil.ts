import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../engine/random.ts';
import type { Bake } from '../../../engine/sprites.ts';

/** A cupped basil leaf in a square from -1 to 1, its stem at the left. */
export function basilLeaf(context: SKRSContext2D, light = '#a6e25a', dark = '#2f8a2c') {
  const fill = context.createLinearGradient(0, -0.6, 0, 0.6);
  fill.addColorStop(0, light);
  fill.addColorStop(0.48, '#5cb83c');
  fill.addColorStop(0.52, '#48a334');
  fill.addColorStop(1, dark);
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(-0.85, 0);
  context.bezierCurveTo(-0.5, -0.75, 0.35, -0.7, 0.95, 0.02);
  context.bezierCurveTo(0.35, 0.74, -0.5, 0.72, -0.85, 0);
  context.fill();
  context.strokeStyle = 'rgba(220,255,170,0.75)';
  context.lineCap = 'round';
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(-0.98, 0);
  context.lineTo(0.85, 0.02);
  for (const x of [-0.5, -0.2, 0.1, 0.4]) {
    context.moveTo(x, 0);
    context.quadraticCurveTo(x + 0.2, -0.2, x + 0.3, -0.4 + Math.abs(x) * 0.2);
    context.moveTo(x, 0);
    context.quadraticCurveTo(x + 0.2, 0.2, x + 0.3, 0.4 - Math.abs(x) * 0.2);
  }
  context.stroke();
}

/** A terracotta pot full of basil, `height` pixels tall; its foot is at the lower edge. */
export function basilPotBake(height: number, random: Random): Bake {
  const leaves = Array.from({ length: 30 }, () => ({
    x: random() * 2 - 1,
    y: random(),
    turn: random() * 6.3,
    size: 0.1 + random() * 0.07,
  }));
  return {
    width: height,
    height,
    paint(context) {
      context.scale(height, height);
      const clay = context.createLinearGradient(0.25, 0, 0.78, 0);
      clay.addColorStop(0, '#f5a06a');
      clay.addColorStop(0.35, '#e0743c');
      clay.addColorStop(1, '#8a3a1a');
      context.fillStyle = clay;
      context.beginPath();
      context.moveTo(0.27, 0.6);
      context.lineTo(0.73, 0.6);
      context.lineTo(0.66, 0.97);
      context.quadraticCurveTo(0.5, 1.01, 0.34, 0.97);
      context.fill();
      context.beginPath();
      context.roundRect(0.23, 0.54, 0.54, 0.13, 0.03);
      context.fill();
      for (const [i, leaf] of leaves.entries()) {
        context.save();
        const up = leaf.y * (1 - Math.abs(leaf.x) * 0.4);
        context.translate(0.5 + leaf.x * 0.33, 0.56 - up * 0.4);
        context.rotate(leaf.turn);
        context.scale(leaf.size, leaf.size);
        basilLeaf(context, i % 3 ? '#8fd650' : '#c4f07a', i % 2 ? '#1f6f26' : '#2f8a2c');
        context.restore();
      }
    },
  };
}
