import type { Random } from '../../engine/random.ts';
import { towards, withAlpha } from '../math/colors.ts';
import { clamp, mix, smooth, TURN } from '../math/easing.ts';
import type { Context } from '../pen/pen.ts';
import { GRAVITY, type Liquid, type Moment } from './liquid.ts';
import type { Splat } from './splat.ts';

/** A piece of a jet: which part of the flow it holds, and when surface tension pulls it together. */
type Bead = { middle: number; half: number; radius: number; apart: number };

/** One stream thrown out of the cut; lengths in units, times in seconds. */
export type Jet = {
  x: number;
  depth: number;
  vx: number;
  vy: number;
  /** How much further out its root leans than its tip. */
  curl: number;
  beads: Bead[];
};

/** How long the liquid keeps coming. */
const FLOW = 0.17;

export function planJets(random: Random, { amount, thickness, height }: Liquid): Jet[] {
  const count = Math.round(17 * amount);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.75) / count) * TURN;
    // A few go much further than the rest, or it looks like a comb.
    const force = (0.5 + 0.9 * random() ** 1.5) * height;
    const size = (0.02 + 0.034 * random() ** 1.3) * Math.sqrt(thickness);
    const beads = 4 + Math.floor(random() * 3);
    return {
      x: Math.sin(angle) * 0.6,
      depth: Math.cos(angle),
      vx: (Math.sin(angle) * (0.75 + random() * 0.7) + (random() - 0.5) * 0.3) * force,
      vy: (2.95 - Math.cos(angle) * 0.25) * force,
      curl: (random() - 0.4) * 2.4,
      beads: Array.from({ length: beads }, (_, b) => ({
        middle: ((b + 0.5) / beads) * FLOW,
        half: (0.5 / beads) * FLOW,
        radius: size * (b === 0 ? 1.3 : 0.55 + 0.3 * random() + 1.1 * ((b + 1) / beads) ** 3),
        apart: (0.08 + 0.035 * b + random() * 0.12) * Math.sqrt(thickness),
      })),
    };
  });
}

/** Where the part of the flow that left at `start` is now, x and y down. */
function flowAt(jet: Jet, start: number, seconds: number): [number, number] {
  const age = seconds - start;
  const force = 1 - 0.8 * (start / FLOW) ** 1.3;
  return [
    jet.x + jet.vx * force * (1 + jet.curl * (start / FLOW) ** 2) * age,
    0.12 * jet.depth - jet.vy * force * age + 0.5 * GRAVITY * age * age,
  ];
}

/** Where drops of a jet land: the nearer, the lower. */
function groundOf({ depth }: Jet, floor: number): number {
  return floor + 0.3 * depth;
}

/** How the stream is traced: its width as a share, and how far towards the light it is moved. */
type Layer = { share: number; shift: number };

const SAMPLES = 4;
/** Beads this far drawn together are drops, which cost far less to draw. */
const ROUND = 0.94;
/** Radius of such a drop against that of the jet it came from. */
const GATHERED = 1.15;

function together({ apart }: Bead, age: number): number {
  return smooth(apart, apart + 0.22, age);
}

/** Adds one bead to the path: a tube with round ends that draws itself together into a ball. */
function traceBead(
  context: Context,
  jet: Jet,
  bead: Bead,
  { share, shift }: Layer,
  seconds: number,
) {
  const { middle, half, radius } = bead;
  const age = seconds - middle;
  const round = together(bead, age);
  const reach = half * (1 - round);
  const thin = radius * mix(1 / (1 + age * 1.1), GATHERED, round);
  const first = middle - reach;
  const last = Math.min(middle + reach, seconds);
  if (first > last || round > ROUND) return;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  let [fromX, fromY] = flowAt(jet, first - 0.004, seconds);
  for (let i = 0; i <= SAMPLES; i++) {
    const [x, y] = flowAt(jet, mix(first, last, i / SAMPLES), seconds);
    const waist = Math.sqrt(1 - 0.8 * round * (1 - (2 * i) / SAMPLES) ** 2);
    const r = thin * waist * share;
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [ux, uy] = [((x - fromX) / length) * r, ((y - fromY) / length) * r];
    const [cx, cy] = [x - shift * thin, y - shift * thin];
    const side = (away: number, along: number): [number, number] => [
      cx - uy * away + ux * along,
      cy + ux * away + uy * along,
    ];
    const both = (away: number, along: number) => {
      left.push(side(away, along));
      right.push(side(-away, along));
    };
    if (i === 0) both(0.5, -0.87);
    both(1, 0);
    if (i === SAMPLES) both(0.5, 0.87);
    [fromX, fromY] = [x, y];
  }
  context.moveTo(...left[0]!);
  for (const point of left) context.lineTo(...point);
  for (const point of right.reverse()) context.lineTo(...point);
  context.closePath();
}

function drawBalls(context: Context, jet: Jet, { drop, seconds, floor }: Moment) {
  for (const bead of jet.beads) {
    if (together(bead, seconds - bead.middle) <= ROUND) continue;
    const [x, y] = flowAt(jet, bead.middle, seconds);
    const radius = bead.radius * GATHERED;
    if (y < groundOf(jet, floor))
      context.drawImage(drop, x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Draws jets in units around the cut; `floor` is below it. */
export function drawJets(context: Context, jets: readonly Jet[], moment: Moment) {
  const { liquid, color, seconds, floor } = moment;
  const strength = clamp(1.1 - 0.35 * liquid.clear);
  const layers = [
    [withAlpha(towards(color, '#5a1018', 0.28), strength), { share: 1, shift: 0 }],
    [withAlpha(color, strength), { share: 0.8, shift: 0.14 }],
    [withAlpha(towards(color, '#ffffff', 0.75), 0.75), { share: 0.26, shift: 0.36 }],
  ] as const;
  for (const [fill, layer] of layers) {
    context.beginPath();
    for (const jet of jets) {
      for (const bead of jet.beads) {
        if (seconds < bead.middle - bead.half) continue;
        if (flowAt(jet, bead.middle, seconds)[1] < groundOf(jet, floor))
          traceBead(context, jet, bead, layer, seconds);
      }
    }
    context.fillStyle = fill;
    context.fill();
  }
  for (const jet of jets) drawBalls(context, jet, moment);
}

/** What has come down of the jets, in units around the cut. */
export function landed(jets: readonly Jet[], seconds: number, floor: number): Splat[] {
  return jets.flatMap((jet) =>
    jet.beads.flatMap(({ middle, radius }) => {
      const ground = groundOf(jet, floor);
      const force = jet.vy * (1 - 0.8 * (middle / FLOW) ** 1.3);
      const drop = ground - 0.12 * jet.depth;
      const fall = (force + Math.sqrt(force * force + 2 * GRAVITY * drop)) / GRAVITY;
      if (middle + fall > seconds) return [];
      return [{ x: flowAt(jet, middle, middle + fall)[0], y: ground, radius, at: middle + fall }];
    }),
  );
}
