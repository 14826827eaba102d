import type { Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { TastingTable } from './looks.ts';

/** The dark behind with a lamp as low as a sun; made at half the size that it is drawn. */
export function amberDarkBake(
  size: Size,
  look: TastingTable,
  lampShare: number,
  random: Random,
): Picture {
  const { width, height } = size;
  const { dark, lamp } = look;
  return blurredBake(
    size,
    8,
    (context) => {
      const all = [-20, -20, width + 40, height + 40] as const;
      const wall = [towards(dark, '#000000', 0.25), 0.6, dark, towards(dark, lamp, 0.3)];
      pen.box(context, all, pen.down(context, [0, height], wall));
      const [bright, half, none] = [0.95, 0.4, 0].map((alpha) => withAlpha(lamp, alpha));
      const glow = ['#fff6d8', 0.1, bright!, 0.4, half!, none!];
      const sun = [width * lampShare, height * 0.72, 0, height * 0.46] as const;
      pen.box(context, all, pen.halo(context, sun, glow));
    },
    (context) => {
      for (let i = 0; i < 34; i++)
        paintDisc(context, {
          x: random() * width,
          y: height * (0.1 + 0.72 * random()),
          radius: height * (0.008 + 0.022 * random()),
          strength: 0.14 + 0.4 * random(),
          hue: 26 + random() * 18,
        });
    },
  );
}

/** Crumpled baking paper on walnut, its far edge at the top; crumbs all over. */
export function paperBake({ width, height }: Size, look: TastingTable): Picture {
  return {
    width,
    height,
    paint(context) {
      context.fillStyle = pen.down(context, [0, height], ['#7a3c14', '#341404']);
      context.fillRect(0, 0, width, height);
      for (let i = 0; i < 50; i++) {
        context.fillStyle = i % 2 ? '#1e080040' : '#ffaa5a14';
        context.fillRect(0, height * scatter(i), width, 2 + 4 * scatter(i + 60));
      }
      paintPaper(context, { width, height }, look);
      for (let i = 0; i < 190; i++) {
        const r = 1.5 + 5 * scatter(i + 300) ** 3;
        context.fillStyle = i % 3 ? '#ffb830' : '#d07a10';
        context.fillRect(width * scatter(i), height * (0.08 + 0.9 * scatter(i + 500)), r * 1.6, r);
      }
    },
  };
}

function paintPaper(context: pen.Context, { width, height }: Size, look: TastingTable) {
  const [far, near] = [towards(look.paper, look.lamp, 0.35), towards(look.paper, '#7a3410', 0.5)];
  context.fillStyle = pen.down(context, [0, height], [far, 0.3, look.paper, near]);
  context.beginPath();
  context.moveTo(width * 0.04, height * 0.06);
  for (let i = 0; i <= 20; i++)
    context.lineTo(width * (0.06 + (0.88 * i) / 20), height * (0.035 + 0.03 * scatter(i + 40)));
  context.lineTo(width * 1.02, height * 0.9);
  for (let i = 20; i >= 0; i--)
    context.lineTo(width * (i / 20), height * (0.88 + 0.035 * scatter(i + 90)));
  context.closePath();
  context.save();
  context.clip();
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 14; i++) {
    const x = width * scatter(i + 11);
    const y = height * scatter(i + 37);
    const reach = height * (0.1 + 0.16 * scatter(i + 70));
    const across = [x - reach, y - reach * 0.4, x + reach, y + reach * 0.4] as const;
    const crease = ['#fff0c829', 0.5, '#fff0c800', 0.52, '#5a280a1a', '#5a280a00'];
    context.fillStyle = pen.linear(context, across, crease);
    context.beginPath();
    for (let corner = 0; corner < 4; corner++) {
      const angle = (corner / 4) * 6.3 + scatter(i * 5 + corner);
      context.lineTo(x + Math.cos(angle) * reach * 1.6, y + Math.sin(angle) * reach * 0.7);
    }
    context.fill();
  }
  context.restore();
}
