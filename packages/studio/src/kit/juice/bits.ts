import * as pen from '../pen/pen.ts';
import type { ShapePainter } from '../pen/shapes.ts';

// Painters of small flying things.

export function shard(fill: string): ShapePainter {
  return (context) => {
    const glass = pen.linear(context, [-0.7, -0.7, 0.7, 0.7], ['#ffffff', 0.45, fill, '#ffffff8c']);
    pen.shape(context, 'M-0.75 0.35 L0.1 -0.85 L0.7 0.6 Z', glass);
    pen.nib(context, '#ffffffe6', 0.06);
    context.stroke();
  };
}

export function glint(rgb: string): ShapePainter {
  return (context) => {
    const color = (alpha: number) => `rgba(${rgb},${alpha})`;
    const stops = ['#ffffff', 0.18, color(0.75), 0.5, color(0.16), color(0)];
    pen.box(context, [-1, -1, 2, 2], pen.halo(context, [0, 0, 0, 1], stops));
    pen.oval(context, [0, 0, 0.9, 0.05], '#ffffffd9');
    pen.oval(context, [0, 0, 0.05, 0.9]);
  };
}

export function tuft(color: string): ShapePainter {
  return (context) => {
    pen.nib(context, color, 0.16, 'round');
    context.beginPath();
    for (let i = 0; i <= 40; i++) {
      const turn = (i / 40) * Math.PI * 4.4;
      const radius = 0.15 + (i / 40) * 0.6;
      context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius * 0.8);
    }
    context.stroke();
    pen.nib(context, '#ffffff59', 0.05);
    context.stroke();
  };
}

export function feather(color: string): ShapePainter {
  return (context) => {
    context.fillStyle = pen.across(context, [-0.9, 0.9], ['#fffffff2', color]);
    pen.shape(context, 'M-0.95 0.05 Q-0.2 -0.65 0.85 -0.1 Q0 0.5 -0.95 0.05');
    pen.nib(context, '#96827873', 0.045);
    context.beginPath();
    context.moveTo(-0.95, 0.05);
    context.quadraticCurveTo(0, -0.12, 0.85, -0.1);
    for (let i = 0; i < 7; i++) {
      const x = -0.6 + i * 0.2;
      context.moveTo(x, -0.02);
      context.lineTo(x + 0.2, -0.26 + Math.abs(x) * 0.2);
    }
    context.stroke();
  };
}

export function puff(rgb: string): ShapePainter {
  return (context) => {
    const stops = [`rgba(${rgb},0.55)`, 0.5, `rgba(${rgb},0.26)`, `rgba(${rgb},0)`];
    pen.box(context, [-1, -1, 2, 2], pen.halo(context, [0, 0, 0, 1], stops));
  };
}

export function bead(rgb: string): ShapePainter {
  return (context) => {
    const color = (alpha: number) => `rgba(${rgb},${alpha})`;
    const stops = ['#ffffff', 0.35, color(0.95), 0.75, color(0.55), color(0)];
    pen.box(context, [-1, -1, 2, 2], pen.radial(context, [-0.2, -0.25, 0.05, 0, 0, 0.8], stops));
  };
}
