import { towards } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import { trace } from '../../kit/pen/outline.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';
import { flame, icicles, snow } from './props.ts';

/** A copper pot of stew, 0.8 of its width tall, its rim at 0.2 of that. */
function pot(stew: string): Paint {
  return (context, { width: side }) => {
    context.scale(side, side);
    for (const x of [0.07, 0.93]) pen.ring(context, [x, 0.32, 0.055, 0.08], '#3a2a2a', 0.035);
    const bright = ['#8a3a1a', 0.2, '#ffb078', 0.32, '#ffe0b8', 0.45, '#d8743a'];
    context.fillStyle = pen.across(context, [0.1, 0.9], [...bright, 0.8, '#a84a20', '#ff9a5a']);
    pen.shape(context, 'M0.1 0.2 C0.08 0.66 0.2 0.78 0.5 0.78 C0.8 0.78 0.92 0.66 0.9 0.2');
    for (let i = 0; i < 60; i++) {
      context.fillStyle = i % 2 ? '#ffe6be29' : '#5014001f';
      pen.disc(context, [0.16 + 0.68 * scatter(i), 0.3 + 0.42 * scatter(i + 90), 0.03]);
    }
    pen.oval(context, [0.5, 0.2, 0.41, 0.115], '#b8602c');
    const soup = [towards(stew, '#ffd890', 0.55), stew];
    context.fillStyle = pen.radial(context, [0.45, 0.2, 0.02, 0.5, 0.21, 0.36], soup);
    pen.oval(context, [0.5, 0.21, 0.365, 0.09]);
    const bits = ['#ff9a2a', '#8ac84a', '#ffe0a0', '#c82a1a'] as const;
    for (let i = 0; i < 16; i++) {
      const angle = scatter(i + 7) * 6.3;
      const away = Math.sqrt(scatter(i + 70));
      const x = 0.5 + 0.32 * away * Math.cos(angle);
      const y = 0.21 + 0.07 * away * Math.sin(angle);
      pen.oval(context, [x, y, 0.028, 0.014, angle], bits[i % 4]!);
    }
  };
}

/** One red chili. */
const chili: Paint = (context, { width: side }) => {
  context.scale(side, side);
  const skin = ['#ff7a5a', 0.4, '#f0201a', '#9a0a10'];
  context.fillStyle = pen.linear(context, [0.2, 0.3, 0.6, 0.9], skin);
  pen.shape(context, 'M0.36 0.24 C0.62 0.1 0.86 0.5 0.62 0.96 C0.62 0.7 0.3 0.6 0.36 0.24');
  context.lineCap = 'round';
  pen.line(context, 'M0.46 0.24 Q0.42 0.12 0.3 0.08', '#4aa83a', 0.09);
};

/** A gingham apron with a frill and a pocket. */
function apron(cloth: string): Paint {
  return (context, { width: side }) => {
    context.scale(side, side);
    pen.nib(context, towards(cloth, '#ffffff', 0.15), 0.045);
    pen.line(context, 'M0.3 0.14 Q0.22 0.02 0.2 -0.05 M0.7 0.14 Q0.78 0.02 0.8 -0.05');
    context.beginPath();
    trace(
      context,
      'M0.28 0.1 Q0.5 0.16 0.72 0.1 C0.74 0.4 0.92 0.4 0.98 0.5 L1 1 L0 1 L0.02 0.5 C0.08 0.4 0.26 0.4 0.28 0.1',
    );
    context.save();
    context.clip();
    pen.box(context, [0, 0, 1, 1], '#fff6f0');
    context.globalAlpha = 0.55;
    context.fillStyle = cloth;
    for (let i = 0; i < 10; i++) {
      context.fillRect(i * 0.1, 0, 0.05, 1);
      context.fillRect(0, i * 0.1, 1, 0.05);
    }
    context.globalAlpha = 1;
    const shade = pen.across(context, [0, 1], ['#141e5a59', 0.4, '#ffffff1a', '#141e5a66']);
    pen.box(context, [0, 0, 1, 1], shade);
    context.restore();
    pen.nib(context, cloth, 0.03);
    context.stroke();
  };
}

/** A wooden spoon, upright, bowl at the upper end. */
const spoon: Paint = (context, { height }) => {
  context.scale(height, height);
  context.fillStyle = pen.across(context, [0, 0.26], ['#f0c080', 0.5, '#d89a54', '#8a5220']);
  context.beginPath();
  context.roundRect(0.1, 0.2, 0.06, 0.79, 0.03);
  context.ellipse(0.13, 0.16, 0.11, 0.15, 0, 0, 7);
  context.fill();
  pen.oval(context, [0.135, 0.165, 0.075, 0.11], '#6e3c148c');
};

/** A wooden bowl full of chilies, seen from the side; 0.7 of its width tall. */
const bowl: Paint = (context, { width: side }) => {
  context.scale(side, side);
  const wood = pen.linear(context, [0, 0.2, 1, 0.7], ['#e0a060', '#6a3a18']);
  pen.oval(context, [0.5, 0.22, 0.46, 0.1], '#4a2410');
  pen.shape(context, 'M0.04 0.22 C0.08 0.82 0.92 0.82 0.96 0.22 Q0.5 0.44 0.04 0.22', wood);
};

/** A thick ball of cartoon steam: white with a cool edge. */
const jet: Paint = (context, { width }) => {
  const half = width / 2;
  const steam = ['#ffffff', 0.62, '#f6fafff2', 0.84, '#c4dcf699', '#bed8f600'];
  const ball = [width * 0.42, width * 0.4, 0, half, half, half] as const;
  pen.box(context, [0, 0, width, width], pen.radial(context, ball, steam));
};

/** What is cooked and worn, and what hangs, burns and falls in the kitchen. */
export function kitchenProps(soup: string, cloth: string) {
  return { icicles, pot: pot(soup), apron: apron(cloth), chili, bowl, spoon, flame, snow, jet };
}
