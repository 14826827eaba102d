import type { Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { SkyLook } from './looks.ts';

/** The whole sky, a low sun, far towers of cloud and two balloons. */
export function skyBake(size: Size, look: SkyLook, random: Random): Picture {
  const { width, height } = size;
  const unit = Math.min(width, height) / 10;
  return blurredBake(size, 7, (context) => {
    const colors = look.sky.flatMap((color, i) => [i / 3, color]);
    pen.box(context, [0, 0, width, height], pen.down(context, [0, height * 0.8], colors));
    const [x, y] = [width * 0.78, height * 0.66];
    const glow = (alpha: number) => `rgba(${look.sun},${alpha})`;
    const sun = pen.halo(
      context,
      [x, y, 0, Math.max(width, height) * 0.5],
      ['#fffff5', 0.09, glow(0.95), 0.3, glow(0.4), glow(0)],
    );
    pen.box(context, [0, 0, width, height], sun);
    paintCirrus(context, width, height, random);
    paintBank(context, { x: 0, y: height * 0.71, width, unit: unit * 0.8 }, look, random);
    paintBalloon(context, width * 0.27, height * 0.24, unit * 0.62, '#ff6a5a');
    paintBalloon(context, width * 0.8, height * 0.34, unit * 0.36, '#7a5ae0');
  });
}

function paintCirrus(context: pen.Context, width: number, height: number, random: Random) {
  for (let i = 0; i < 9; i++) {
    context.globalAlpha = 0.1 + 0.16 * random();
    const [x, y] = [width * random(), height * (0.08 + 0.4 * random())];
    const wide = width * (0.12 + 0.16 * random());
    pen.oval(context, [x, y, wide, height * 0.008, -0.12], '#ffffff');
  }
  context.globalAlpha = 1;
}

function paintBalloon(context: pen.Context, x: number, y: number, radius: number, color: string) {
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
function paintBank(context: pen.Context, bank: Bank, look: SkyLook, random: Random) {
  const { x, y, width, unit } = bank;
  const [crest, middle, hollow] = look.cloud;
  const count = Math.ceil(width / (unit * 0.42));
  for (let row = 0; row < 3; row++) {
    for (let i = -1; i <= count; i++) {
      const radius = unit * (0.55 + 0.75 * random()) * (1 + row * 0.25);
      const px = x + (i + random()) * unit * 0.42;
      const py = y + row * unit * 0.9 + unit * 0.4 * random();
      const stops = [crest, 0.4, middle, hollow];
      const body = pen.down(context, [py - radius, py + radius * 0.55], stops);
      pen.disc(context, [px, py, radius], body);
    }
  }
  pen.box(context, [x, y + unit * 2.4, width, unit * 60], hollow);
}

/** The near sea of clouds along the lower edge, its billows of about `unit` pixels. */
export function cloudSeaBake(size: Size, unit: number, look: SkyLook, random: Random): Picture {
  return blurredBake(size, 4, (context) =>
    paintBank(context, { x: 0, y: unit * 1.3, width: size.width, unit }, look, random),
  );
}
