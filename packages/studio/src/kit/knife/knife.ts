import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';

/** Size of the knife's picture in units of its length; its blade's edge lies along the lower side. */
const LENGTH = 1;
const HEIGHT = 0.2;
const PAD = 0.03;

/** A chef's knife, pointing left, `length` pixels long. */
export function knifeBake(length: number): Bake {
  return {
    width: Math.ceil(length * (LENGTH + 2 * PAD)),
    height: Math.ceil(length * (HEIGHT + 2 * PAD)),
    paint(context) {
      context.scale(length, length);
      context.translate(PAD, PAD);
      paintBlade(context);
      paintHandle(context);
    },
  };
}

function bladePath(context: SKRSContext2D) {
  context.beginPath();
  context.moveTo(0.004, 0.152);
  context.quadraticCurveTo(0.14, 0.045, 0.34, 0.03);
  context.lineTo(0.66, 0.026);
  context.lineTo(0.665, 0.172);
  context.quadraticCurveTo(0.4, 0.178, 0.18, 0.174);
  context.quadraticCurveTo(0.06, 0.17, 0.004, 0.152);
  context.closePath();
}

function paintBlade(context: SKRSContext2D) {
  context.save();
  bladePath(context);
  context.clip();
  const steel = context.createLinearGradient(0, 0.03, 0, 0.18);
  steel.addColorStop(0, '#8d97a3');
  steel.addColorStop(0.22, '#e9eef2');
  steel.addColorStop(0.5, '#aab4be');
  steel.addColorStop(0.74, '#cfd6dc');
  steel.addColorStop(0.76, '#f4f7f9');
  steel.addColorStop(1, '#ffffff');
  context.fillStyle = steel;
  context.fillRect(0, 0, 0.7, 0.2);
  const sweep = context.createLinearGradient(0.05, 0, 0.62, 0.1);
  for (const [at, alpha] of [
    [0, 0.1],
    [0.24, 0],
    [0.34, 0.75],
    [0.42, 0.1],
    [0.58, 0],
    [0.72, 0.5],
    [0.78, 0],
    [1, 0.1],
  ] as const) {
    sweep.addColorStop(at, `rgba(255,252,244,${alpha})`);
  }
  context.fillStyle = sweep;
  context.fillRect(0, 0, 0.7, 0.2);
  const warm = context.createLinearGradient(0.3, 0, 0.67, 0);
  warm.addColorStop(0, 'rgba(120,80,40,0)');
  warm.addColorStop(1, 'rgba(70,45,25,0.5)');
  context.fillStyle = warm;
  context.fillRect(0, 0, 0.7, 0.2);
  context.strokeStyle = 'rgba(60,70,84,0.35)';
  context.lineWidth = 0.0025;
  context.beginPath();
  context.moveTo(0.03, 0.148);
  context.quadraticCurveTo(0.2, 0.142, 0.665, 0.142);
  context.stroke();
  context.restore();
  context.strokeStyle = 'rgba(255,255,255,0.9)';
  context.lineWidth = 0.0035;
  context.beginPath();
  context.moveTo(0.006, 0.153);
  context.quadraticCurveTo(0.06, 0.17, 0.18, 0.174);
  context.quadraticCurveTo(0.4, 0.178, 0.664, 0.172);
  context.stroke();
}

function paintHandle(context: SKRSContext2D) {
  const bolster = context.createLinearGradient(0, 0.02, 0, 0.13);
  bolster.addColorStop(0, '#6d7680');
  bolster.addColorStop(0.3, '#f2f4f6');
  bolster.addColorStop(1, '#5d656e');
  context.fillStyle = bolster;
  context.beginPath();
  context.roundRect(0.655, 0.024, 0.035, 0.1, 0.012);
  context.fill();
  const wood = context.createLinearGradient(0, 0.02, 0, 0.125);
  wood.addColorStop(0, '#7a4a2a');
  wood.addColorStop(0.25, '#a86c3f');
  wood.addColorStop(0.6, '#5c3318');
  wood.addColorStop(1, '#2b1508');
  context.fillStyle = wood;
  context.beginPath();
  context.moveTo(0.685, 0.028);
  context.bezierCurveTo(0.78, 0.02, 0.88, 0.02, 0.96, 0.03);
  context.quadraticCurveTo(1.0, 0.045, 0.995, 0.1);
  context.quadraticCurveTo(0.985, 0.14, 0.95, 0.128);
  context.bezierCurveTo(0.88, 0.1, 0.78, 0.118, 0.685, 0.118);
  context.closePath();
  context.fill();
  for (const x of [0.74, 0.83, 0.92]) {
    const rivet = context.createRadialGradient(x - 0.004, 0.066, 0.001, x, 0.07, 0.013);
    rivet.addColorStop(0, '#fff8e6');
    rivet.addColorStop(0.6, '#c9a25a');
    rivet.addColorStop(1, '#6a4a1c');
    context.fillStyle = rivet;
    context.beginPath();
    context.arc(x, 0.07, 0.012, 0, Math.PI * 2);
    context.fill();
  }
}
