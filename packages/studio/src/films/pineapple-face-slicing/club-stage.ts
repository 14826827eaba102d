import { pick, type Random } from '../../engine/random.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Floor, fillPatch, floorLook } from '../_face-slicing/set/floor.ts';
import { layeredBake } from '../_face-slicing/set/layers.ts';
import { paintGlow, paintGradientSky } from '../_face-slicing/set/skies.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

/** A warm spotlight in front, magenta from behind. */
export const clubLight: Light = {
  key: { direction: direction(-0.4, 0.85, 0.68), color: [1.95, 1.55, 1.05] },
  rim: { direction: direction(0.85, 0.3, -0.5), color: [2.3, 0.35, 1.7] },
  sky: [0.5, 0.32, 0.52],
  ground: [0.36, 0.14, 0.3],
  window: 1.1,
};

type Show = { top: string; low: string; beams: readonly [string, string] };
const shows: readonly Show[] = [
  { top: '#3a0648', low: '#e0188a', beams: ['255,60,190', '60,220,255'] },
  { top: '#4a0626', low: '#f0402a', beams: ['255,120,60', '255,60,190'] },
  { top: '#24085a', low: '#a01ae0', beams: ['60,220,255', '255,90,220'] },
];

/** Haze and beams over a small stage: stacks of loudspeakers, hands in the air. */
export const clubStage: PlateLook = (plate, random) => {
  const show = pick(random, shows);
  return layeredBake(plate, [
    { blur: 6, paint: (context) => paintHaze(context, plate, show) },
    { blur: 3, paint: (context) => paintSpeakers(context, plate) },
    { blur: 4, paint: (context) => paintHands(context, plate, random) },
  ]);
};

function paintHaze(context: pen.Context, plate: Plate, { top, low, beams }: Show) {
  const { width, height } = plate;
  paintGradientSky(context, plate, [top, low, low, top]);
  paintGlow(context, [width / 2, height * 0.6, height * 0.7], '255,170,200', 0.6);
  context.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 7; i++) {
    const from = width * (0.08 + 0.14 * i);
    const to = width * (0.5 + (i - 3) * 0.32);
    const rgb = beams[i % 2]!;
    const beam = pen.down(context, [0, height], [`rgba(${rgb},0.85)`, 0.9, `rgba(${rgb},0)`]);
    const half = width * 0.09;
    pen.slab(context, [from - 8, from + 8, height * 0.06], [to - half, to + half, height], beam);
  }
  for (let i = 0; i < 7; i++)
    paintGlow(context, [width * (0.08 + 0.14 * i), height * 0.06, height * 0.13], beams[i % 2]!, 1);
}

function paintSpeakers(context: pen.Context, { width, height }: Plate) {
  for (const side of [-1, 1]) {
    for (let row = 0; row < 3; row++) {
      const tall = height * 0.23;
      const x = width / 2 + side * width * 0.42 - tall / 2;
      const y = height * (0.24 + row * 0.245);
      pen.box(context, [x, y, tall, tall, 8], '#1a0a22');
      context.fillStyle = pen.halo(
        context,
        [x + tall / 2, y + tall / 2, tall * 0.06, tall * 0.4],
        ['#ffb0dc', 0.25, '#4a1a50', 0.8, '#2a0e36', 0.9, '#d05ab0', '#1a0a22'],
      );
      pen.disc(context, [x + tall / 2, y + tall / 2, tall * 0.42]);
    }
  }
}

function paintHands(context: pen.Context, { width, height }: Plate, random: Random) {
  context.strokeStyle = '#22061f';
  context.fillStyle = '#22061f';
  context.lineCap = 'round';
  for (let i = 0; i < 15; i++) {
    const x = ((i + random() * 0.6) / 15) * width;
    const y = height * (0.66 + 0.16 * random());
    const size = height * 0.034;
    context.lineWidth = size * 1.1;
    pen.line(context, [x + (random() - 0.5) * 50, height * 1.05, x, y]);
    pen.oval(context, [x, y - size * 0.5, size * 0.8, size]);
    context.lineWidth = size * 0.42;
    const fingers = i % 3 === 0 ? [-0.9, 0.9] : [-1, -0.45, 0.1, 0.65];
    for (const lean of fingers) {
      pen.line(context, [x + lean * size * 0.6, y - size, x + lean * size * 1.1, y - size * 2.4]);
    }
  }
}

/** The lid of a flight case: black board between edges of aluminium, before a dark stage floor. */
export const flightCase = floorLook((floor) => {
  const { context, width, height } = floor;
  pen.box(context, [0, 8, width, height], pen.down(context, [0, height], ['#7a1260', '#1c0620']));
  paintLid(floor);
  context.globalCompositeOperation = 'lighter';
  const reach = [0, 0, 0, width * 0.52] as const;
  const spot = pen.halo(context, reach, ['#ffbe6ebf', 0.55, '#ff785a4d', '#ff507800']);
  context.translate(width / 2, height * 0.5);
  context.scale(1, 0.36);
  pen.box(context, [-width, -width, width * 2, width * 2], spot);
});

const LID = { half: 1.75, near: 0.98, far: 2.6 };

function paintLid(floor: Floor) {
  const { context, at, height } = floor;
  const { half, near, far } = LID;
  const [left, top] = at(-half, near);
  const [right] = at(half, near);
  pen.box(context, [left, top, right - left, height], '#2a1830');
  context.fillStyle = pen.down(context, [top, top + 60], ['#fbe9f4', 0.4, '#8a7a90', '#4a3a50']);
  context.fillRect(left, top, right - left, 34);
  context.fillStyle = '#d9c8d6';
  fillPatch(floor, [-half, half], [near, far]);
  context.fillStyle = '#33203c';
  fillPatch(floor, [-half * 0.93, half * 0.93], [near * 1.05, far * 0.92]);
  pen.nib(context, '#ffd2eb29', 2);
  for (let i = 0; i < 26; i++) {
    const x = (((i * 37) % 50) / 25 - 1) * half * 0.85;
    const depth = near * 1.1 + ((i * 53) % 100) / 100;
    pen.line(context, [...at(x, depth), ...at(x + 0.25 - ((i * 29) % 10) / 20, depth + 0.12)]);
  }
}
