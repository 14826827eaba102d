import type { Random } from '../../engine/random.ts';
import type { Stage } from '../../engine/stage.ts';
import { feather, glint } from '../../kit/juice/bits.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';
import { confetto, heart, note, type ShapePainter, star } from '../../kit/pen/shapes.ts';
import type { FloatName } from '../words/names.ts';
import type { AirLayer, DrawAir } from './air-layer.ts';
import { balloon, bubble, butterfly, glow, leaf, petal } from './charms.ts';
import { type Drifter, type Motion, planDrift, spotOf } from './drift.ts';

type Look = {
  paints: readonly ShapePainter[];
  motion: Motion;
  /** How many behind and before the subject. */
  count: readonly [number, number];
  /** Radius in stage units. */
  size: number;
  /** Added to the picture, as light is. */
  glows?: boolean;
};

const looks: Record<FloatName, Look> = {
  hearts: {
    paints: [heart('#ff4f7f'), heart('#ff8fb4'), heart('#ff6a5a')],
    motion: 'rise',
    count: [14, 6],
    size: 0.15,
  },
  stars: {
    paints: [star('#ffd23a'), star('#ffe98a'), star('#ffb84a')],
    motion: 'twinkle',
    count: [18, 8],
    size: 0.17,
  },
  notes: {
    paints: [note('#ffb02a'), note('#ff5f90'), note('#3fb8ff')],
    motion: 'rise',
    count: [12, 6],
    size: 0.18,
  },
  bubbles: {
    paints: [bubble('#7fdcff'), bubble('#ffa8e8'), bubble('#b8ffd8')],
    motion: 'rise',
    count: [18, 8],
    size: 0.16,
  },
  butterflies: {
    paints: [butterfly('#ff8a2a'), butterfly('#3f9aff'), butterfly('#ff5fa8')],
    motion: 'roam',
    count: [7, 4],
    size: 0.2,
  },
  petals: {
    paints: [petal('#ff8fb8'), petal('#ffb0cc'), petal('#ff6f9a')],
    motion: 'fall',
    count: [24, 9],
    size: 0.1,
  },
  confetti: {
    paints: ['#ff4f70', '#ffd02a', '#3fb8ff', '#6fe06a', '#c080ff'].map(confetto),
    motion: 'fall',
    count: [44, 16],
    size: 0.09,
  },
  sparkles: {
    paints: [glint('255,236,170'), glint('255,255,255'), glint('190,226,255')],
    motion: 'twinkle',
    count: [26, 10],
    size: 0.2,
    glows: true,
  },
  fireflies: {
    paints: [glow('226,255,90'), glow('255,226,80')],
    motion: 'roam',
    count: [20, 10],
    size: 0.16,
    glows: true,
  },
  balloons: {
    paints: ['#ff4a5f', '#3fa8ff', '#ffc62a', '#8a6aff', '#4fd08a'].map(balloon),
    motion: 'rise',
    count: [7, 4],
    size: 0.42,
  },
  leaves: {
    paints: [leaf('#f08a2a'), leaf('#d8452a'), leaf('#f0b83a')],
    motion: 'fall',
    count: [16, 7],
    size: 0.14,
  },
  feathers: {
    paints: [feather('#dfe8f8'), feather('#f8e6ea')],
    motion: 'fall',
    count: [12, 6],
    size: 0.17,
  },
  embers: {
    paints: [glow('255,140,40'), glow('255,84,30'), glow('255,200,90')],
    motion: 'rise',
    count: [26, 10],
    size: 0.1,
    glows: true,
  },
};

/** Things right before the lens are that much larger. */
const NEAR = 1.5;

/** Small things in the air all over the picture. */
export const floats = (name: FloatName) => (stage: Stage, random: Random) =>
  planFloats(stage, name, looks[name], random);

function planFloats(stage: Stage, name: FloatName, look: Look, random: Random): AirLayer {
  const radius = look.size * stage.scale;
  const side = Math.ceil(radius * 2 * NEAR * 1.25);
  const keys = look.paints.map((_, i) => `overlay-${name}${i}`);
  const draw = (drifters: readonly Drifter[], share: number): DrawAir => {
    return (context, sprites, seconds) => {
      context.save();
      if (look.glows) context.globalCompositeOperation = 'lighter';
      const base = context.getTransform();
      for (const [i, it] of drifters.entries()) {
        const spot = spotOf(it, look.motion, seconds);
        const size = ((radius * share * it.size) / side) * 2;
        context.setTransform(base);
        context.translate(spot.x * stage.width, spot.y * stage.height);
        context.rotate(spot.angle);
        context.scale(size * (look.glows ? 1 : spot.flap), size);
        context.globalAlpha = spot.alpha;
        context.drawCanvas(sprites[keys[i % keys.length]!]!, -side / 2, -side / 2);
      }
      context.restore();
    };
  };
  return {
    bakes: Object.fromEntries(look.paints.map((paint, i) => [keys[i]!, shapeBake(side, paint)])),
    behind: draw(planDrift(random, look.count[0], false), 0.85),
    front: draw(planDrift(random, look.count[1], true), NEAR),
  };
}
