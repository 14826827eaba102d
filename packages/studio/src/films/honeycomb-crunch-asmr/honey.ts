import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/size.ts';
import type { Bake } from '../../engine/sprites.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { ellipsoid, rod, type Solid } from '../../kit/cast/solid.ts';
import { linear, setColor, tint } from '../../kit/cast/surface.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Dark behind, a low lamp, paper on walnut (#rrggbb). */
export type TableLook = { dark: string; lamp: string; paper: string };
export const tableLooks: readonly TableLook[] = [
  { dark: '#5e1430', lamp: '#ff7a58', paper: '#f4dccc' },
  { dark: '#4a2a0a', lamp: '#ffa838', paper: '#e8cc98' },
  { dark: '#6a1a0c', lamp: '#ff8424', paper: '#f2dabc' },
];

/** The dark behind with a lamp as low as a sun; made at half the size that it is drawn. */
export function amberDarkBake(
  size: Size,
  look: TableLook,
  lampShare: number,
  random: Random,
): Bake {
  const { width, height } = size;
  return blurredBake(
    size,
    8,
    (context) => {
      const dark = context.createLinearGradient(0, 0, 0, height);
      dark.addColorStop(0, towards(look.dark, '#000000', 0.25));
      dark.addColorStop(0.6, look.dark);
      dark.addColorStop(1, towards(look.dark, look.lamp, 0.3));
      pen.box(context, [-20, -20, width + 40, height + 40], dark);
      context.fillStyle = pen.halo(
        context,
        [width * lampShare, height * 0.72, 0, height * 0.46],
        [
          '#fff6d8',
          0.1,
          withAlpha(look.lamp, 0.95),
          0.4,
          withAlpha(look.lamp, 0.4),
          withAlpha(look.lamp, 0),
        ],
      );
      context.fillRect(-20, -20, width + 40, height + 40);
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
export function paperBake(width: number, height: number, look: TableLook): Bake {
  return {
    width,
    height,
    paint(context) {
      context.fillStyle = pen.down(context, [0, height], ['#7a3c14', '#341404']);
      context.fillRect(0, 0, width, height);
      for (let i = 0; i < 50; i++) {
        context.fillStyle = i % 2 ? 'rgba(30,8,0,0.25)' : 'rgba(255,170,90,0.08)';
        context.fillRect(0, height * scatter(i), width, 2 + 4 * scatter(i + 60));
      }
      paintPaper(context, width, height, look);
      for (let i = 0; i < 190; i++) {
        const r = 1.5 + 5 * scatter(i + 300) ** 3;
        context.fillStyle = i % 3 ? '#ffb830' : '#d07a10';
        context.fillRect(width * scatter(i), height * (0.08 + 0.9 * scatter(i + 500)), r * 1.6, r);
      }
    },
  };
}

function paintPaper(context: SKRSContext2D, width: number, height: number, look: TableLook) {
  const paper = context.createLinearGradient(0, 0, 0, height);
  paper.addColorStop(0, towards(look.paper, look.lamp, 0.35));
  paper.addColorStop(0.3, look.paper);
  paper.addColorStop(1, towards(look.paper, '#7a3410', 0.5));
  context.fillStyle = paper;
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
    context.fillStyle = pen.linear(
      context,
      [x - reach, y - reach * 0.4, x + reach, y + reach * 0.4],
      [
        'rgba(255,240,200,0.16)',
        0.5,
        'rgba(255,240,200,0)',
        0.52,
        'rgba(90,40,10,0.1)',
        'rgba(90,40,10,0)',
      ],
    );
    context.beginPath();
    for (let corner = 0; corner < 4; corner++) {
      const angle = (corner / 4) * 6.3 + scatter(i * 5 + corner);
      context.lineTo(x + Math.cos(angle) * reach * 1.6, y + Math.sin(angle) * reach * 0.7);
    }
    context.fill();
  }
  context.restore();
}

/** A wooden dipper heavy with honey, tip down; the middle of its head lies in the middle. */
export function dipperBake(light: Light, scale: number): Bake {
  const grooves: Solid = (x, y, z) => {
    const body = ellipsoid([0, 0, 0], [0.3, 0.42, 0.3])(x, y, z);
    const wave = 0.05 * (0.5 + 0.5 * Math.cos(y * 42));
    return (body + wave) * 0.7;
  };
  const handle = rod([0, 0.36, 0], [0, 1.6, 0], 0.07, 0.06);
  const honey = linear('#c06404');
  const wood = linear('#b87434');
  return castBake({
    name: 'toffee/dipper',
    solid: (x, y, z) =>
      Math.min(
        grooves(x, y, z),
        handle(x, y, z),
        ellipsoid([0, -0.34, 0], [0.16, 0.2, 0.16])(x, y, z),
      ),
    paint(point, surface) {
      setColor(surface, wood);
      surface.rim = 1.4;
      surface.gloss = 0.3;
      const coated = smooth(
        0.34,
        0.16,
        point.y + 0.05 * Math.sin(Math.atan2(point.x, point.z) * 5),
      );
      tint(surface, honey, coated);
      surface.gloss += 0.65 * coated;
      surface.glow = 0.3 * coated;
      surface.soft = 0.2 + 0.6 * coated;
    },
    light,
    scale,
    reach: [0.36, 1.2],
    middle: 0.56,
    pitch: 0.1,
  });
}
