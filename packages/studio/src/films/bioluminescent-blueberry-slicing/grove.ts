import type { Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import * as pen from '../../kit/pen/pen.ts';
import { OVERLAP, wideBackdropSize, wideGroundSize } from '../_slicing/margin.ts';
import type { GroveLook } from './looks.ts';

/** Trunks in blue mist, a moon, and fireflies far out of focus. */
export function groveBake(stage: Stage, look: GroveLook, random: Random): Picture {
  const size = wideBackdropSize(stage);
  const { width, height } = size;
  const flies = Array.from({ length: 26 }, () => ({
    x: random() * width,
    y: height * (0.2 + 0.75 * random()),
    radius: 5 + random() ** 2 * 26,
    strength: 0.15 + random() * 0.3,
    hue: look.hue + (random() - 0.5) * 50,
  }));
  return blurredBake(
    size,
    9,
    (context) => {
      const night = pen.down(context, [0, height], [look.high, look.low]);
      pen.box(context, [0, 0, width, height], night);
      for (let layer = 0; layer < 3; layer++) {
        context.fillStyle = look.trunk;
        context.strokeStyle = look.trunk;
        paintTrunks(context, size, layer, random);
        if (layer === 1)
          paintMoon(context, width * 0.27, height * 0.33, Math.min(width, height) * 0.085);
      }
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const fly of flies) paintDisc(context, fly);
    },
  );
}

function paintMoon(context: pen.Context, x: number, y: number, radius: number) {
  const stops = ['#d6ecffcc', 0.3, '#8cbeff59', '#8cbeff00'];
  const halo = pen.halo(context, [x, y, 0, radius * 4.5], stops);
  pen.box(context, [x - radius * 5, y - radius * 5, radius * 10, radius * 10], halo);
  pen.disc(context, [x, y, radius], '#f2f8ff');
}

/** Trunks with twigs, in the inks that the context has; the layers come nearer one by one. */
function paintTrunks(context: pen.Context, { width, height }: Size, layer: number, random: Random) {
  context.globalAlpha = 0.28 + layer * 0.3;
  const count = 8 - layer * 2;
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.2 + 0.6 * random()) / count);
    if (Math.abs(x / width - 0.5) < 0.08 * layer) continue;
    const wide = height * (0.018 + 0.026 * layer);
    context.beginPath();
    context.moveTo(x - wide * 0.6, -20);
    context.quadraticCurveTo(x - wide * 0.4, height * 0.6, x - wide * 1.3, height);
    context.lineTo(x + wide * 1.3, height);
    context.quadraticCurveTo(x + wide * 0.4, height * 0.6, x + wide * 0.6, -20);
    context.fill();
    for (let twig = 0; twig < 3; twig++) {
      const y = height * (0.1 + 0.5 * random());
      const side = random() < 0.5 ? -1 : 1;
      const [bend, tip] = [x + side * wide * 2, x + side * wide * 4];
      context.lineWidth = wide * 0.35;
      pen.line(context, { curve: [x, y, bend, y - wide, tip, y - wide * 4] });
    }
  }
  context.globalAlpha = 1;
}

/** Moss that runs down to black water with plankton. */
export function shoreBake(stage: Stage, look: GroveLook, random: Random): Picture {
  const { width, height } = wideGroundSize(stage);
  const ground = stage.ground - stage.horizon + OVERLAP;
  return {
    width,
    height,
    paint(context) {
      const shore = ['#00000000', 0.05, look.moss, 0.5, look.trunk, '#01030c'];
      pen.box(context, [0, 0, width, height], pen.down(context, [OVERLAP - 20, height], shore));
      paintTufts(context, { width, height: ground }, look.hue, random);
      const water = { width, top: ground + stage.scale * 0.62, bottom: height };
      paintPlankton(context, water, look.hue, random);
    },
  };
}

function paintTufts(context: pen.Context, { width, height }: Size, hue: number, random: Random) {
  for (let i = 0; i < 420; i++) {
    const depth = random();
    const x = random() * width;
    const y = OVERLAP + depth * (height - OVERLAP) * 1.1;
    const tall = 5 + depth * 20;
    context.strokeStyle = `hsla(${hue - 20 + random() * 40},70%,${14 + random() * 22}%,0.8)`;
    context.lineWidth = 1.5 + depth * 2;
    pen.line(context, { curve: [x, y, x, y - tall * 0.7, x + (random() - 0.5) * tall, y - tall] });
  }
}

type Water = { width: number; top: number; bottom: number };

function paintPlankton(context: pen.Context, water: Water, hue: number, random: Random) {
  const { width, top, bottom } = water;
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 260; i++) {
    const depth = random() ** 1.4;
    const x = random() * width;
    const y = top + depth * (bottom - top);
    context.fillStyle = `hsla(${hue + (random() - 0.5) * 40},95%,70%,${0.16 + 0.7 * random() ** 2})`;
    pen.oval(context, [x, y, 1.5 + depth * 7 * random(), 1 + depth * 2 * random()]);
  }
  for (let i = 0; i < 9; i++) {
    const y = top + ((i + 0.5) / 9) * (bottom - top);
    pen.oval(context, [width * random(), y, width * 0.22, 3 + i], `hsla(${hue + 30},80%,60%,0.09)`);
  }
}
