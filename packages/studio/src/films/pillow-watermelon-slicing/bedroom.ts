import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { blurredBake, type Disc, paintDisc } from '../../kit/camera/plate.ts';
import { rgbOf } from '../../kit/math/colors.ts';
import { clamp, mix, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';
import type { BedroomLook } from './looks.ts';

/** A window behind sheer curtains, a headboard and two pillows, out of focus. */
export function bedroomBake(stage: Stage, look: BedroomLook, discs: readonly Disc[]): Picture {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  return blurredBake(
    size,
    11,
    (context) => {
      context.fillStyle = pen.linear(context, [0, 0, width, height], [look.wall, look.deep]);
      context.fillRect(0, 0, width, height);
      paintWindow(context, width, height);
      paintCurtains(context, width, height, look);
      paintBedhead(context, width, height, look);
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      const sun = [width / 2, height * 0.4, 0, width * 0.42] as const;
      pen.box(context, [0, 0, width, height], pen.halo(context, sun, ['#ffe2a080', '#ffecbe00']));
      for (const disc of discs) paintDisc(context, disc);
    },
  );
}

function paintWindow(context: pen.Context, width: number, height: number) {
  const [left, top] = [width * 0.26, height * 0.04];
  const [wide, tall] = [width * 0.48, height * 0.66];
  pen.box(context, [left - 14, top - 14, wide + 28, tall + 28], '#fffaf0');
  context.fillStyle = pen.down(context, [top, top + tall], ['#cfe8ff', '#fff0c8']);
  context.fillRect(left, top, wide, tall);
  context.fillStyle = '#a8d89a';
  for (const [x, y, radius] of rows(3, [0.3, 1, 0.24, 0.6, 1.04, 0.3, 0.85, 1, 0.2])) {
    context.beginPath();
    context.arc(left + wide * x, top + tall * y, wide * radius, Math.PI, 0);
    context.fill();
  }
  pen.box(context, [left + wide / 2 - 9, top, 18, tall], '#fffaf0');
  context.fillRect(left, top + tall * 0.42, wide, 14);
}

function paintCurtains(context: pen.Context, width: number, height: number, look: BedroomLook) {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const x = width / 2 + side * width * (0.2 + i * 0.035);
      context.fillStyle = i % 2 ? look.linen : look.fold;
      context.globalAlpha = 0.75;
      context.beginPath();
      context.moveTo(x, -10);
      context.quadraticCurveTo(x + side * 8, height * 0.4, x + side * 34, height * 0.84);
      context.lineTo(x + side * 74, height * 0.84);
      context.lineTo(x + side * 36, -10);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

function paintBedhead(context: pen.Context, width: number, height: number, look: BedroomLook) {
  pen.box(context, [width * 0.08, height * 0.7, width * 0.84, height * 0.5, 60], look.board);
  pen.oval(context, [width * 0.3, height * 0.93, width * 0.2, height * 0.13], look.wall);
  pen.oval(context, [width * 0.7, height * 0.93, width * 0.2, height * 0.13], '#ffffff');
}

/** Linen in soft folds, `shift` units along an endless sheet, seen at a tenth of its size: nothing in it is sharper. */
export function linenBake(stage: Stage, look: BedroomLook, shift: number): Picture {
  const size = wideGroundSize(stage);
  const light = rgbOf(look.linen);
  const dark = rgbOf(look.fold);
  return {
    ...size,
    paint(context) {
      const small = createCanvas(Math.ceil(size.width / SHRINK), Math.ceil(size.height / SHRINK));
      const sketch = small.getContext('2d');
      const image = sketch.createImageData(small.width, small.height);
      for (let y = 0; y < small.height; y++) {
        for (let x = 0; x < small.width; x++) {
          const away = 1 / (0.25 + (y * SHRINK) / size.height);
          const across = ((x - small.width / 2) * SHRINK * away) / stage.scale;
          const crease = foldAt(across * 0.5 + shift, away * 2.2);
          const near = foldAt(across * 0.5 + shift + 0.1, away * 2.2 + 0.14);
          const share = clamp(0.72 + (crease - near) * 3.4 - 0.2 * (y / small.height) ** 2);
          const at = (y * small.width + x) * 4;
          for (let c = 0; c < 3; c++) image.data[at + c] = mix(dark[c]!, light[c]!, share);
          image.data[at + 3] = 255 * smooth(OVERLAP - 24, OVERLAP, y * SHRINK);
        }
      }
      sketch.putImageData(image, 0, 0);
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, small.width * SHRINK, small.height * SHRINK);
    },
  };
}

const SHRINK = 6;

function foldAt(x: number, y: number): number {
  const bend = fractal(x + 7, y * 0.6 + 3, 2) * 2.2;
  return 1 - Math.abs(fractal(x * 0.9 + bend, y * 0.7 - bend, 2) - 0.5) * 2;
}
