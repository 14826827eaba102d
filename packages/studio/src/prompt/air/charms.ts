import { towards, withAlpha } from '../../kit/math/colors.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { ShapePainter } from '../../kit/pen/shapes.ts';

// Painters of small things that float; each fills a square from -1 to 1. Colors are #rrggbb.

export function petal(color: string): ShapePainter {
  return (context) => {
    const light = towards(color, '#ffffff', 0.75);
    const fill = pen.linear(context, [-0.5, -0.8, 0.4, 0.8], [light, color]);
    pen.shape(
      context,
      'M0 0.85 C-0.95 0.2 -0.7 -0.75 -0.18 -0.8 Q0 -0.6 0.14 -0.84 C0.7 -0.7 0.85 0.25 0 0.85',
      fill,
    );
  };
}

export function leaf(color: string): ShapePainter {
  return (context) => {
    const ends = [towards(color, '#ffe9a0', 0.45), towards(color, '#40100a', 0.2)];
    const fill = pen.linear(context, [-0.5, -0.6, 0.6, 0.6], ends);
    pen.shape(context, 'M-0.9 0.1 Q-0.25 -0.78 0.9 -0.12 Q0.05 0.78 -0.9 0.1', fill);
    pen.nib(context, withAlpha(towards(color, '#3a0f08', 0.55), 0.8), 0.07, 'round');
    pen.line(context, 'M-0.98 0.14 Q0 -0.12 0.8 -0.1');
  };
}

export function bubble(color: string): ShapePainter {
  return (context) => {
    const [thin, thick] = [withAlpha(color, 0.04), withAlpha(color, 0.2)];
    const stops = [thin, 0.75, thick, 0.94, '#ffffffd9', '#ffffff00'];
    const film = pen.halo(context, [0, 0, 0.3, 0.92], stops);
    pen.box(context, [-1, -1, 2, 2], film);
    context.fillStyle = '#fffffff2';
    context.beginPath();
    context.ellipse(-0.36, -0.42, 0.2, 0.12, -0.7, 0, TURN);
    context.ellipse(0.4, 0.44, 0.1, 0.06, -0.7, 0, TURN);
    context.fill();
  };
}

export function balloon(color: string): ShapePainter {
  return (context) => {
    pen.line(context, 'M0 0.25 C0.18 0.5 -0.16 0.7 0.04 1', '#ffffffbf', 0.035);
    const [light, dark] = [towards(color, '#ffffff', 0.25), towards(color, '#2a0830', 0.4)];
    const stops = ['#ffffff', 0.25, light, 0.7, color, dark];
    context.fillStyle = pen.radial(context, [-0.2, -0.62, 0.04, -0.02, -0.38, 0.7], stops);
    context.beginPath();
    context.ellipse(0, -0.38, 0.5, 0.6, 0, 0, TURN);
    context.moveTo(-0.1, 0.32);
    context.lineTo(0, 0.18);
    context.lineTo(0.1, 0.32);
    context.fill();
  };
}

export function butterfly(color: string): ShapePainter {
  return (context) => {
    for (const side of [-1, 1]) {
      pen.at(context, { scale: [side, 1] }, () => {
        const [light, dark] = [towards(color, '#ffffff', 0.6), towards(color, '#200a30', 0.65)];
        const stops = [light, 0.55, color, dark];
        const wing = pen.radial(context, [0.1, 0, 0.05, 0.45, -0.1, 0.9], stops);
        pen.shape(
          context,
          'M0.03 0.02 C0.25 -0.95 1.05 -0.95 0.92 -0.35 C0.85 0 0.4 0.1 0.05 0.05 C0.5 0.1 0.85 0.45 0.55 0.75 C0.3 0.92 0.08 0.4 0.03 0.02',
          wing,
        );
        pen.disc(context, [0.7, -0.5, 0.07], '#ffffffcc');
      });
    }
    pen.oval(context, [0, 0.06, 0.06, 0.36], '#2a1620');
  };
}

/** A soft light with a bright core, to be added to what is behind it. */
export function glow(rgb: string): ShapePainter {
  return (context) => {
    context.fillStyle = pen.halo(
      context,
      [0, 0, 0, 1],
      ['#fffff0', 0.12, `rgba(${rgb},0.95)`, 0.35, `rgba(${rgb},0.3)`, `rgba(${rgb},0)`],
    );
    context.fillRect(-1, -1, 2, 2);
  };
}
