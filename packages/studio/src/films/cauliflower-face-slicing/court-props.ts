import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';

const colors = {
  iris: '#3a6a1c',
  irisLight: '#b8e060',
  line: '#1c3008',
  lid: '#6fa83a',
  brow: '#2c4a10',
};

/** A brussels sprout right before the lens, a little out of focus, `side` pixels wide. */
export function sproutBake(side: number, look: Partial<Expression>): Bake {
  return {
    width: side,
    height: side,
    paint(context) {
      const sketch = createCanvas(side, side);
      const pen = sketch.getContext('2d');
      pen.filter = `blur(${side * 0.008}px)`;
      pen.translate(side / 2, side / 2);
      pen.scale(side / 2.2, side / 2.2);
      paintSprout(pen);
      pen.translate(0, -0.1);
      pen.scale(0.95, 0.95);
      drawFace(pen, { ...calm, ...look }, colors);
      context.drawImage(sketch, 0, 0);
    },
  };
}

function paintSprout(context: SKRSContext2D) {
  const body = context.createRadialGradient(-0.35, -0.45, 0.1, 0, 0, 1.05);
  body.addColorStop(0, '#d8f08a');
  body.addColorStop(0.5, '#8cc24a');
  body.addColorStop(1, '#3f7a26');
  context.fillStyle = body;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = 'rgba(240,255,190,0.55)';
  context.lineCap = 'round';
  context.lineWidth = 0.035;
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
  context.beginPath();
  context.moveTo(-0.4, -0.88);
  context.quadraticCurveTo(0, -0.55, 0.4, -0.88);
  context.stroke();
}

/** A judge's gavel that points left, `length` pixels long; it turns around the right end. */
export function gavelBake(length: number): Bake {
  return {
    width: length,
    height: Math.ceil(length * 0.5),
    paint(context) {
      context.scale(length, length);
      const wood = (y: number, tall: number) => {
        const fill = context.createLinearGradient(0, y, 0, y + tall);
        fill.addColorStop(0, '#c9773a');
        fill.addColorStop(0.35, '#a8542a');
        fill.addColorStop(1, '#4f200e');
        return fill;
      };
      context.fillStyle = wood(0.2, 0.09);
      context.beginPath();
      context.roundRect(0.2, 0.2, 0.78, 0.085, 0.04);
      context.fill();
      const head = context.createLinearGradient(0.03, 0, 0.33, 0);
      head.addColorStop(0, '#d98a48');
      head.addColorStop(0.4, '#a8542a');
      head.addColorStop(1, '#4f200e');
      context.fillStyle = head;
      context.beginPath();
      context.roundRect(0.03, 0.02, 0.3, 0.46, 0.06);
      context.fill();
      context.fillStyle = '#f0bf4a';
      context.fillRect(0.03, 0.09, 0.3, 0.045);
      context.fillRect(0.03, 0.36, 0.3, 0.045);
    },
  };
}

/** A brass lamp with a green glass shade, `height` pixels tall. */
export function bankersLampBake(height: number): Bake {
  return {
    width: Math.ceil(height * 0.95),
    height,
    paint(context) {
      context.scale(height, height);
      const glow = context.createRadialGradient(0.47, 0.42, 0, 0.47, 0.42, 0.46);
      glow.addColorStop(0, 'rgba(255,240,170,0.9)');
      glow.addColorStop(1, 'rgba(200,255,160,0)');
      context.fillStyle = glow;
      context.fillRect(0, 0, 0.95, 1);
      const brass = context.createLinearGradient(0.4, 0, 0.54, 0);
      brass.addColorStop(0, '#fff0a8');
      brass.addColorStop(1, '#9a6a1a');
      context.fillStyle = brass;
      context.fillRect(0.445, 0.35, 0.05, 0.56);
      context.beginPath();
      context.ellipse(0.47, 0.93, 0.22, 0.06, 0, 0, Math.PI * 2);
      context.fill();
      const glass = context.createLinearGradient(0, 0.16, 0, 0.4);
      glass.addColorStop(0, '#8af0b0');
      glass.addColorStop(0.4, '#1fa866');
      glass.addColorStop(1, '#0d6a40');
      context.fillStyle = glass;
      context.beginPath();
      context.moveTo(0.05, 0.4);
      context.bezierCurveTo(0.08, 0.12, 0.86, 0.12, 0.89, 0.4);
      context.closePath();
      context.fill();
      context.fillStyle = '#fffbe0';
      context.fillRect(0.08, 0.395, 0.78, 0.03);
    },
  };
}
