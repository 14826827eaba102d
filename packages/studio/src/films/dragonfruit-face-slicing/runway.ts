import { pick } from '../../engine/random.ts';
import { paintDisc } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { linearRgb, setColor } from '../../kit/cast/surface.ts';
import * as pen from '../../kit/pen/pen.ts';
import { FAR, fillPatch, floorLook, NEAR } from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { roundStand } from '../_face-slicing/set/round-stand.ts';
import { paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

/** A hard white key from above, violet and teal from behind. */
export const runwayLight: Light = {
  key: { direction: direction(-0.35, 0.95, 0.6), color: [1.5, 1.42, 1.5] },
  rim: { direction: direction(0.85, 0.35, -0.5), color: [0.35, 1.9, 2.1] },
  sky: [0.4, 0.34, 0.6],
  ground: [0.3, 0.14, 0.42],
  window: 1.4,
};

type Neon = { top: string; low: string; ring: string; rgb: string; hue: number };
const neons: readonly Neon[] = [
  { top: '#06142e', low: '#0b5a78', ring: '#4ff4ff', rgb: '60,235,255', hue: 186 },
  { top: '#12093a', low: '#2a2a9a', ring: '#a07aff', rgb: '140,110,255', hue: 225 },
  { top: '#041e22', low: '#0a7a6a', ring: '#6affc8', rgb: '70,255,190', hue: 164 },
];

/** The end of a runway: a ring of light, beams, and the lamps of the audience. */
export const runway: PlateLook = (plate, random) => {
  const neon = pick(random, neons);
  const discs = Array.from({ length: Math.round(plate.width / 17) }, () => ({
    x: random() * plate.width,
    y: plate.height * (0.5 + 0.42 * random()),
    radius: 6 + random() * 20,
    strength: 0.3 + random() * 0.5,
    hue: pick(random, [neon.hue, neon.hue + 40, 300, 320]),
  }));
  return layeredBake(plate, [
    { blur: 6, paint: (context) => paintHall(context, plate, neon) },
    {
      blur: 0,
      paint(context) {
        context.globalCompositeOperation = 'lighter';
        for (const disc of discs) paintDisc(context, disc);
      },
    },
  ]);
};

function paintHall(context: pen.Context, plate: Plate, { top, low, ring, rgb }: Neon) {
  const { width, height } = plate;
  paintGradientSky(context, plate, [top, low, top]);
  const [x, y, radius] = [width / 2, height * 0.62, Math.min(width * 0.4, height * 0.5)];
  paintGlow(context, [x, y, radius * 2], rgb, 0.5);
  pen.arc(context, [x, y, radius], ring, 26);
  pen.arc(context, [x, y, radius], '#ffffff', 9);
  context.globalCompositeOperation = 'lighter';
  for (const [from, to, color] of [
    [0.1, 0.42, '255,60,220'],
    [0.9, 0.58, '255,60,220'],
    [0.3, 0.1, rgb],
    [0.7, 0.9, rgb],
  ] as const) {
    const beam = pen.down(context, [0, height], [`rgba(${color},0.5)`, `rgba(${color},0)`]);
    const [start, end, half] = [width * from, width * to, width * 0.12];
    pen.slab(context, [start - 14, start + 14, -10], [end - half, end + half, height], beam);
  }
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#060418d9';
  for (let i = 0; i < 24; i++) {
    const seat = ((i + 0.5) / 24) * width;
    const head = height * (0.035 + 0.006 * (i % 3));
    const high = height * (0.88 + 0.02 * (i % 2));
    context.beginPath();
    context.arc(seat, high, head, 0, 7);
    context.ellipse(seat, high + head * 2.6, head * 1.9, head * 1.8, 0, 0, 7);
    context.fill();
  }
}

/** The runway itself: black glass with a row of lamps along each side. */
export const blackGlass = floorLook((floor) => {
  const { context, width, height, at } = floor;
  context.fillStyle = pen.down(context, [0, height], ['#16306a', 0.25, '#1a1244', '#0a0620']);
  context.fillRect(0, 8, width, height);
  context.globalCompositeOperation = 'lighter';
  for (const [across, color] of [
    [0, '90,240,255'],
    [-1.1, '255,70,210'],
    [1.1, '255,70,210'],
  ] as const) {
    const stops = [`rgba(${color},0.5)`, `rgba(${color},0)`];
    context.fillStyle = pen.down(context, [0, height * 0.9], stops);
    fillPatch(floor, [across - 0.32, across + 0.32], [NEAR, FAR]);
  }
  for (const side of [-1, 1]) {
    for (let depth = FAR; depth > NEAR; depth *= 0.86) {
      const [x, y] = at(side * 2.05, depth);
      paintGlow(context, [x, y, 54 / depth], '255,120,235', 1);
    }
  }
});

const RADIUS = 1.28;
const black = linearRgb('#0d0818');

/** A round pedestal, polished black; the middle of its top lies in the middle of the picture. */
export const pedestal = roundStand({
  radius: RADIUS,
  thickness: 0.22,
  rounding: 0.04,
  paint(point, surface) {
    setColor(surface, black);
    const out = Math.hypot(point.x, point.z);
    if (Math.abs(out - RADIUS * 0.93) < 0.018 && point.y > -0.02) {
      setColor(surface, linearRgb('#5af0ff'));
      surface.glow = 1.2;
    }
    surface.gloss = 0.5;
    surface.rim = 0.12;
  },
});
