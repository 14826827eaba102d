import { pick, type Random } from '../../../engine/random.ts';
import type { Picture } from '../../../engine/sprites.ts';
import { BLEED } from '../../../engine/stage.ts';
import { blurredBake } from '../../../kit/camera/plate.ts';
import * as pen from '../../../kit/pen/pen.ts';
import { basilLeaf } from '../props/basil.ts';
import { mapleLeaf } from '../props/maple.ts';
import type { Plate, PlateLook } from '../slicing.ts';

type Corner = (context: pen.Context, unit: number) => void;

/** A blurred strip along the lower edge: `left` and `right` are painted around its lower corners. */
function frontBake(plate: Plate, left: Corner, right: Corner): Picture {
  const { stage, width, height } = plate;
  const unit = stage.scale * 1.5;
  return blurredBake(plate, unit * 0.028, (context) => {
    for (const [corner, x, side] of [
      [left, BLEED, 1],
      [right, width - BLEED, -1],
    ] as const) {
      pen.at(context, { x, y: height - BLEED, scale: [side, 1] }, () => {
        corner(context, unit);
      });
    }
  });
}

/** One of a corner's many leaves: how far in, how far up, its turn and its size, in units. */
function scattered(random: Random, count: number, reach: number) {
  return Array.from({ length: count }, () => ({
    x: random() * reach - 0.08,
    y: random() ** 1.6 * 0.42,
    turn: random() * 6.3,
    size: 0.15 + random() * 0.1,
  }));
}

type Leaf = ReturnType<typeof scattered>[number];

/** A corner with leaves, each `size` times its own size and painted in a square from -1 to 1. */
function strewn(
  leaves: readonly Leaf[],
  size: number,
  paint: (context: pen.Context, number: number) => void,
): Corner {
  return (context, unit) => {
    for (const [i, leaf] of leaves.entries()) {
      const place = { x: leaf.x * unit, y: -leaf.y * unit, turn: leaf.turn };
      pen.at(context, { ...place, scale: leaf.size * size * unit }, () => paint(context, i));
    }
  };
}

/** Maple leaves in some colors. */
function maple(leaves: readonly Leaf[], tones: readonly string[]): Corner {
  return strewn(leaves, 1.3, (context, i) => {
    pen.shape(context, mapleLeaf, tones[i % tones.length]!);
  });
}

/** Colored pencils at one side, autumn leaves from the school yard at the other. */
export const pencilsFront: PlateLook = (plate, random) => {
  const leaves = scattered(random, 6, 0.45);
  const pencils: Corner = (context, unit) => {
    for (const [i, color] of ['#f2b92e', '#3a8fe0', '#e0452e', '#48b060'].entries()) {
      pen.at(context, { x: unit * (-0.04 + i * 0.15), y: unit * 0.2, turn: -0.3 + i * 0.2 }, () => {
        const taller = 0.08 * (i % 2);
        pen.box(context, [-unit * 0.06, -unit * (0.75 + taller), unit * 0.12, unit], color);
        const [foot, tip] = [-unit * (0.74 + taller), -unit * (0.94 + taller)];
        pen.shape(context, [-unit * 0.06, foot, 0, tip, unit * 0.06, foot], '#f6dcae');
      });
    }
  };
  return frontBake(plate, pencils, maple(leaves, ['#e8772a', '#f2b233', '#c8402c']));
};

/** Blades of bamboo that reach in from one side and pebbles at the other. */
export const bambooFront: PlateLook = (plate, random) => {
  const blades = Array.from({ length: 9 }, () => ({
    turn: random() * 1.5 - 1.2,
    long: 0.5 + random() * 0.45,
  }));
  const bamboo: Corner = (context, unit) => {
    for (const [i, blade] of blades.entries()) {
      pen.at(context, { x: -unit * 0.1, y: unit * 0.1, turn: blade.turn }, () => {
        context.fillStyle = ['#2f8f5a', '#58b86a', '#1f6f55'][i % 3]!;
        pen.oval(context, [unit * blade.long * 0.6, 0, unit * blade.long * 0.62, unit * 0.06]);
      });
    }
  };
  const pebbles: Corner = (context, unit) => {
    for (const [x, y, size, color] of [
      [0.02, -0.02, 0.26, '#5f7c92'],
      [0.34, 0.06, 0.2, '#8fa8b8'],
      [0.14, -0.3, 0.16, '#b4c8d2'],
    ] as const) {
      pen.oval(context, [x * unit, y * unit, size * unit, size * unit * 0.62], color);
    }
  };
  return random() < 0.5 ? frontBake(plate, bamboo, pebbles) : frontBake(plate, pebbles, bamboo);
};

/** A jar of combs in blue water, as barbers have it. */
export const combJarFront: PlateLook = (plate, random) => {
  const jar: Corner = (context, unit) => {
    for (const [x, lean, color] of [
      [0.1, -0.1, '#2a2f3a'],
      [0.26, 0.14, '#e8e2d2'],
    ] as const) {
      pen.at(context, { x: unit * x, y: unit * 0.1, turn: lean }, () => {
        pen.box(context, [-unit * 0.05, -unit * 0.98, unit * 0.1, unit], color);
        for (let i = 0; i < 12; i++)
          context.fillRect(0, -unit * (0.94 - i * 0.07), unit * 0.13, unit * 0.035);
      });
    }
    pen.box(context, [-unit * 0.12, -unit * 0.5, unit * 0.58, unit * 0.8], '#3caae6d1');
    pen.box(context, [-unit * 0.14, -unit * 0.56, unit * 0.62, unit * 0.07], '#e6faffd9');
    context.fillRect(unit * 0.34, -unit * 0.46, unit * 0.05, unit * 0.6);
  };
  const towel: Corner = (context, unit) => {
    for (const [i, color] of ['#ffffff', '#f0685a', '#ffffff', '#58c3b0'].entries()) {
      pen.box(
        context,
        [-unit * 0.2, unit * (0.12 - i * 0.13), unit * (0.62 - i * 0.05), unit * 0.14, unit * 0.07],
        color,
      );
    }
  };
  return random() < 0.5 ? frontBake(plate, jar, towel) : frontBake(plate, towel, jar);
};

/** Maple leaves in the blue light of dusk. */
export const fallenLeavesFront: PlateLook = (plate, random) => {
  const tones = ['#8a3a6a', '#b0503f', '#5a3a8c', '#c9722f'];
  const [left, right] = [scattered(random, 8, 0.6), scattered(random, 8, 0.6)];
  return frontBake(plate, maple(left, tones), maple(right, tones));
};

/** Basil right before the lens. */
export const basilFront: PlateLook = (plate, random) => {
  const [left, right] = [scattered(random, 9, 0.5), scattered(random, 5, 0.34)];
  const bush = (leaves: readonly Leaf[]) =>
    strewn(leaves, 1.5, (context) => {
      basilLeaf(context, pick(random, ['#8fd650', '#b6ea6a']), '#1f6f26');
    });
  return frontBake(plate, bush(left), bush(right));
};
