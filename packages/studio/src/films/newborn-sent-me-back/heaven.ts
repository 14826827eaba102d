import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { BUBBLE, HEAVEN } from './sizes.ts';

const edge = Array.from({ length: 13 }, (_, i) => {
  const angle = (i / 13) * TURN;
  return [
    Math.cos(angle) * BUBBLE.across * 0.78,
    Math.sin(angle) * BUBBLE.down * 0.74,
    0.2 + 0.035 * (i % 3),
  ] as const;
});

/** A thought: heaven's golden gate among clouds, in a bubble of cloud; `unit` pixels per unit. */
export function heavenBake(size: Size, unit: number): Picture {
  return {
    ...size,
    paint(context) {
      context.scale(unit, unit);
      context.translate(HEAVEN.wide / 2, HEAVEN.tall / 2);
      paintPuffs(context, 0.03, '#3c6e8c29', 0.03);
      paintPuffs(context, 0, '#ffffff');
      context.save();
      tracePuffs(context, -0.075);
      context.clip();
      paintSky(context);
      paintGate(context);
      paintClouds(context);
      context.restore();
    },
  };
}

function tracePuffs(context: pen.Context, grow: number) {
  context.beginPath();
  context.ellipse(0, 0, BUBBLE.across * 0.8 + grow, BUBBLE.down * 0.78 + grow, 0, 0, 7);
  for (const [x, y, radius] of edge) {
    context.moveTo(x, y);
    context.arc(x, y, radius + grow, 0, 7);
  }
}

function paintPuffs(context: pen.Context, grow: number, color: string, shift = 0) {
  pen.at(context, { y: shift }, () => {
    tracePuffs(context, grow);
    context.fillStyle = color;
    context.fill();
  });
}

function paintSky(context: pen.Context) {
  const air = pen.down(
    context,
    [-BUBBLE.down, BUBBLE.down],
    ['#5a9cf2', 0.6, '#ffd9a8', '#fff2d8'],
  );
  pen.box(context, [-2, -2, 4, 4], air);
  for (let ray = 0; ray < 14; ray++) {
    const angle = (ray / 14) * TURN;
    const near = [Math.cos(angle) * 2, Math.sin(angle) * 2];
    const far = [Math.cos(angle + 0.4) * 2, Math.sin(angle + 0.4) * 2];
    pen.shape(context, [0, 0.02, ...near, ...far], ray % 2 ? '#fffad680' : '#fff0b426');
  }
}

function paintGate(context: pen.Context) {
  for (const [shade, wide] of [
    ['#b8761c', 0.062],
    ['#ffc93a', 0.044],
    ['#fff3b0', 0.014],
  ] as const) {
    pen.nib(context, shade, wide, 'round');
    context.beginPath();
    for (const side of [-1, 1]) {
      context.moveTo(side * 0.4, 0.42);
      context.lineTo(side * 0.4, -0.2);
      context.moveTo(side * 0.4, -0.12);
      context.quadraticCurveTo(side * 0.3, -0.42, side * 0.025, -0.44);
      context.lineTo(side * 0.025, 0.4);
      for (const x of [0.12, 0.22, 0.31]) {
        context.moveTo(side * x, -0.4 + x * x * 2);
        context.lineTo(side * x, 0.4);
      }
      context.moveTo(side * 0.4, 0.1);
      context.lineTo(side * 0.03, 0.1);
      context.moveTo(side * 0.27, -0.02);
      context.arc(side * 0.21, -0.02, 0.06, 0, TURN);
    }
    context.stroke();
    for (const side of [-1, 1]) pen.disc(context, [side * 0.4, -0.26, wide * 1.3], shade);
  }
}

function paintClouds(context: pen.Context) {
  for (const [x, y, radius, color] of [
    [-0.62, 0.3, 0.2, '#ffeef4'],
    [0.62, 0.26, 0.22, '#ffeef4'],
    [-0.36, 0.48, 0.22, '#ffffff'],
    [0, 0.53, 0.2, '#fff6fa'],
    [0.36, 0.5, 0.22, '#ffffff'],
    [-0.7, 0.5, 0.2, '#ffffff'],
    [0.72, 0.48, 0.2, '#ffffff'],
  ] as const) {
    pen.disc(context, [x, y, radius], color);
  }
}
