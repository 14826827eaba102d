import { createCanvas } from '@napi-rs/canvas';
import type { Look } from '../../engine/sprites.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';

const colors = {
  iris: '#3a6a1c',
  irisLight: '#b8e060',
  line: '#1c3008',
  lid: '#6fa83a',
  brow: '#2c4a10',
};

/** A brussels sprout right before the lens, a little out of focus, `side` pixels wide. */
export function sproutBake(side: number, look: Partial<Expression>): Look {
  return {
    paint(context) {
      const sketch = createCanvas(side, side);
      const pencil = sketch.getContext('2d');
      pencil.filter = `blur(${side * 0.008}px)`;
      pencil.translate(side / 2, side / 2);
      pencil.scale(side / 2.2, side / 2.2);
      paintSprout(pencil);
      pencil.translate(0, -0.1);
      pencil.scale(0.95, 0.95);
      drawFace(pencil, { ...calm, ...look }, colors);
      context.drawImage(sketch, 0, 0);
    },
  };
}

function paintSprout(context: pen.Context) {
  const light = [-0.35, -0.45, 0.1, 0, 0, 1.05] as const;
  const body = pen.radial(context, light, ['#d8f08a', 0.5, '#8cc24a', '#3f7a26']);
  pen.disc(context, [0, 0, 1], body);
  pen.nib(context, '#f0ffbe8c', 0.035, 'round');
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.1, 0.98);
    context.bezierCurveTo(side * 0.9, 0.6, side * 0.95, -0.4, side * 0.35, -0.92);
    for (const y of [-0.4, 0, 0.4]) {
      context.moveTo(side * 0.76, y);
      context.quadraticCurveTo(side * 0.9, y - 0.08, side * 0.97, y - 0.2);
    }
    context.stroke();
  }
  pen.line(context, 'M-0.4 -0.88 Q0 -0.55 0.4 -0.88');
}

/** A judge's gavel that points left, half as tall as it is long; it turns around the right end. */
export const gavel: Paint = (context, { width }) => {
  context.scale(width, width);
  const wood = ['#c9773a', 0.35, '#a8542a', '#4f200e'];
  pen.box(context, [0.2, 0.2, 0.78, 0.085, 0.04], pen.down(context, [0.2, 0.2 + 0.09], wood));
  context.fillStyle = pen.across(context, [0.03, 0.33], ['#d98a48', 0.4, '#a8542a', '#4f200e']);
  pen.box(context, [0.03, 0.02, 0.3, 0.46, 0.06]);
  pen.box(context, [0.03, 0.09, 0.3, 0.045], '#f0bf4a');
  context.fillRect(0.03, 0.36, 0.3, 0.045);
};

/** A brass lamp with a green glass shade, 0.95 of its height wide. */
export const lamp: Paint = (context, { height }) => {
  context.scale(height, height);
  const glow = pen.halo(context, [0.47, 0.42, 0, 0.46], ['#fff0aae6', '#c8ffa000']);
  pen.box(context, [0, 0, 0.95, 1], glow);
  context.fillStyle = pen.across(context, [0.4, 0.54], ['#fff0a8', '#9a6a1a']);
  context.fillRect(0.445, 0.35, 0.05, 0.56);
  pen.oval(context, [0.47, 0.93, 0.22, 0.06]);
  context.fillStyle = pen.down(context, [0.16, 0.4], ['#8af0b0', 0.4, '#1fa866', '#0d6a40']);
  pen.shape(context, 'M0.05 0.4 C0.08 0.12 0.86 0.12 0.89 0.4');
  pen.box(context, [0.08, 0.395, 0.78, 0.03], '#fffbe0');
};
