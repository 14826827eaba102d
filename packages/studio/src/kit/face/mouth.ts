import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../math/easing.ts';
import type { Expression } from './expression.ts';

/** Draws a mouth around (0, 0), about one unit to each side; the context is scaled for it. */
export function drawMouth(context: SKRSContext2D, look: Expression, line: string) {
  const half = look.breadth;
  const corner = -0.3 * look.smile;
  const top = mix(
    -0.5 * look.open,
    corner + 0.14 * look.smile,
    Math.min(1, Math.abs(look.smile) * 1.4),
  );
  const bottom = corner + 0.42 * Math.max(0, look.smile) + look.open * 1.15;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = line;
  context.lineWidth = 0.13;
  if (look.open < 0.1) {
    context.beginPath();
    context.moveTo(-half * 0.8, corner);
    context.quadraticCurveTo(0, bottom + 0.25 * look.smile, half * 0.8, corner);
    context.stroke();
    return;
  }
  const outline = () => {
    context.beginPath();
    context.moveTo(-half, corner);
    context.bezierCurveTo(-half * 0.5, top, half * 0.5, top, half, corner);
    context.bezierCurveTo(half * 0.98, bottom * 1.12, half * 0.5, bottom * 1.2, 0, bottom * 1.2);
    context.bezierCurveTo(-half * 0.5, bottom * 1.2, -half * 0.98, bottom * 1.12, -half, corner);
    context.closePath();
  };
  context.save();
  outline();
  context.clip();
  const inside = context.createLinearGradient(0, top, 0, bottom * 1.2);
  inside.addColorStop(0, '#3a0710');
  inside.addColorStop(1, '#8a1a26');
  context.fillStyle = inside;
  context.fillRect(-half - 1, top - 1, half * 2 + 2, bottom + 3);
  const tongue = context.createRadialGradient(
    -0.1,
    bottom * 0.85,
    0.05,
    0,
    bottom * 1.15,
    half * 0.75,
  );
  tongue.addColorStop(0, '#ff9aa0');
  tongue.addColorStop(1, '#e2545f');
  context.fillStyle = tongue;
  context.beginPath();
  context.ellipse(0, bottom * 1.22, half * 0.62, bottom * 0.52, 0, 0, Math.PI * 2);
  context.fill();
  if (look.smile > 0.3) {
    context.fillStyle = '#fffaf2';
    context.beginPath();
    context.moveTo(-half * 0.86, corner - 0.3);
    context.lineTo(half * 0.86, corner - 0.3);
    context.lineTo(half * 0.8, corner + 0.14);
    context.quadraticCurveTo(0, corner + 0.34 + 0.1 * look.open, -half * 0.8, corner + 0.14);
    context.fill();
  }
  context.restore();
  outline();
  context.stroke();
}
