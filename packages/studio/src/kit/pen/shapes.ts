import { towards } from '../math/colors.ts';
import * as pen from './pen.ts';

/** Painters of small festive things; each fills a square from -1 to 1. Colors are #rrggbb. */
export type ShapePainter = (context: pen.Context) => void;

function glossy(context: pen.Context, color: string) {
  const [light, dark] = [towards(color, '#ffffff', 0.7), towards(color, '#3a0820', 0.3)];
  context.fillStyle = pen.radial(context, [-0.25, -0.35, 0.05, 0, 0, 1], [light, 0.5, color, dark]);
}

export function heart(color: string): ShapePainter {
  return (context) => {
    glossy(context, color);
    pen.shape(context, 'M0 0.85 C-1.25 0 -0.75 -0.95 0 -0.38 C0.75 -0.95 1.25 0 0 0.85');
  };
}

export function note(color: string): ShapePainter {
  return (context) => {
    glossy(context, color);
    pen.oval(context, [-0.35, 0.55, 0.36, 0.26, -0.35]);
    context.fillRect(-0.09, -0.8, 0.12, 1.35);
    pen.shape(context, 'M-0.09 -0.85 C0.1 -0.5 0.75 -0.4 0.5 0.15 C0.5 -0.2 0.2 -0.3 -0.02 -0.35');
  };
}

export function star(color: string): ShapePainter {
  return (context) => {
    glossy(context, color);
    context.beginPath();
    for (let i = 0; i < 10; i++) {
      const radius = i % 2 ? 0.42 : 0.95;
      context.lineTo(Math.sin((i * Math.PI) / 5) * radius, -Math.cos((i * Math.PI) / 5) * radius);
    }
    context.closePath();
    context.fill();
  };
}

export function confetto(color: string): ShapePainter {
  return (context) => {
    const stops = [towards(color, '#ffffff', 0.45), towards(color, '#20082a', 0.2)];
    const fill = pen.linear(context, [-0.4, -0.7, 0.4, 0.7], stops);
    pen.box(context, [-0.4, -0.7, 0.8, 1.4, 0.12], fill);
  };
}
