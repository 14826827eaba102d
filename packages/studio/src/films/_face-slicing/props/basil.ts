import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../engine/random.ts';
import type { Picture } from '../../../engine/sprites.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** A cupped basil leaf in a square from -1 to 1, its stem at the left. */
export function basilLeaf(context: SKRSContext2D, light = '#a6e25a', dark = '#2f8a2c') {
  context.fillStyle = pen.down(
    context,
    [-0.6, 0.6],
    [light, 0.48, '#5cb83c', 0.52, '#48a334', dark],
  );
  pen.shape(context, 'M-0.85 0 C-0.5 -0.75 0.35 -0.7 0.95 0.02 C0.35 0.74 -0.5 0.72 -0.85 0');
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
export function basilPotBake(height: number, random: Random): Picture {
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
      pen.shape(context, 'M0.27 0.6 L0.73 0.6 L0.66 0.97 Q0.5 1.01 0.34 0.97', clay);
      pen.box(context, [0.23, 0.54, 0.54, 0.13, 0.03]);
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
