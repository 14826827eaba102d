import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';
import { MARGIN } from '../_slicing/margin.ts';

/** CSS colors of a sky from the zenith to the horizon, and of the sea of clouds below. */
export type SkyLook = {
  sky: readonly [string, string, string, string];
  sun: string;
  crest: string;
  middle: string;
  hollow: string;
};

export const skyLooks: readonly SkyLook[] = [
  {
    sky: ['#4a39b4', '#b45cc4', '#ff8f96', '#ffd48a'],
    sun: '255,206,140',
    crest: '#ffe6cc',
    middle: '#f0a8c4',
    hollow: '#a470cc',
  },
  {
    sky: ['#0a78b4', '#35b8d4', '#9feadc', '#fff0b0'],
    sun: '255,244,190',
    crest: '#ffffff',
    middle: '#c4f0ec',
    hollow: '#79c2da',
  },
  {
    sky: ['#1d55cc', '#4fa0f4', '#a9d8f4', '#ffd98a'],
    sun: '255,222,140',
    crest: '#fff0cf',
    middle: '#ffc9a8',
    hollow: '#9aa2ea',
  },
];

/** The whole sky, a low sun, far towers of cloud and two balloons. */
export function skyBake(stage: Stage, look: SkyLook, random: Random): Bake {
  const size = { width: stage.width + 2 * MARGIN, height: stage.height + 2 * MARGIN };
  const { width, height } = size;
  const unit = Math.min(width, height) / 10;
  return blurredBake(size, 7, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, height * 0.8);
    for (const [i, color] of look.sky.entries()) sky.addColorStop(i / 3, color);
    pen.box(context, [0, 0, width, height], sky);
    const [x, y] = [width * 0.78, height * 0.66];
    const sun = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.5);
    sun.addColorStop(0, 'rgba(255,255,245,1)');
    sun.addColorStop(0.09, `rgba(${look.sun},0.95)`);
    sun.addColorStop(0.3, `rgba(${look.sun},0.4)`);
    sun.addColorStop(1, `rgba(${look.sun},0)`);
    pen.box(context, [0, 0, width, height], sun);
    paintCirrus(context, width, height, random);
    paintBank(context, { x: 0, y: height * 0.71, width, unit: unit * 0.8 }, look, random);
    paintBalloon(context, width * 0.27, height * 0.24, unit * 0.62, '#ff6a5a');
    paintBalloon(context, width * 0.8, height * 0.34, unit * 0.36, '#7a5ae0');
  });
}

function paintCirrus(context: SKRSContext2D, width: number, height: number, random: Random) {
  for (let i = 0; i < 9; i++) {
    context.globalAlpha = 0.1 + 0.16 * random();
    pen.oval(
      context,
      [
        width * random(),
        height * (0.08 + 0.4 * random()),
        width * (0.12 + 0.16 * random()),
        height * 0.008,
        -0.12,
      ],
      '#ffffff',
    );
  }
  context.globalAlpha = 1;
}

function paintBalloon(context: SKRSContext2D, x: number, y: number, radius: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, Math.PI * 0.85, Math.PI * 0.15);
  context.quadraticCurveTo(x + radius * 0.5, y + radius * 1.1, x + radius * 0.2, y + radius * 1.4);
  context.lineTo(x - radius * 0.2, y + radius * 1.4);
  context.quadraticCurveTo(x - radius * 0.5, y + radius * 1.1, x - radius * 0.9, y + radius * 0.45);
  context.fill();
  pen.oval(context, [x, y + radius * 0.05, radius * 0.36, radius * 1.02], '#fff0c0');
  pen.box(context, [x - radius * 0.2, y + radius * 1.65, radius * 0.4, radius * 0.3], '#7a4a2a');
}

type Bank = { x: number; y: number; width: number; unit: number };

/** A ridge of clouds across the picture, everything below it filled. */
function paintBank(context: SKRSContext2D, bank: Bank, look: SkyLook, random: Random) {
  const { x, y, width, unit } = bank;
  const count = Math.ceil(width / (unit * 0.42));
  for (let row = 0; row < 3; row++) {
    for (let i = -1; i <= count; i++) {
      const radius = unit * (0.55 + 0.75 * random()) * (1 + row * 0.25);
      const px = x + (i + random()) * unit * 0.42;
      const py = y + row * unit * 0.9 + unit * 0.4 * random();
      const body = context.createLinearGradient(0, py - radius, 0, py + radius * 0.55);
      body.addColorStop(0, look.crest);
      body.addColorStop(0.4, look.middle);
      body.addColorStop(1, look.hollow);
      pen.disc(context, [px, py, radius], body);
    }
  }
  pen.box(context, [x, y + unit * 2.4, width, unit * 60], look.hollow);
}

/** The near sea of clouds along the lower edge, twice as wide as a drift needs. */
export function cloudSeaBake(stage: Stage, look: SkyLook, random: Random): Bake {
  const unit = Math.min(stage.width, stage.height) / 7;
  const size = {
    width: stage.width + 2 * MARGIN,
    height: Math.round(stage.height * 0.26) + MARGIN,
  };
  return blurredBake(size, 4, (context) =>
    paintBank(context, { x: 0, y: unit * 1.3, width: size.width, unit }, look, random),
  );
}
