import { melted } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { front, meet, square } from './body/areas.ts';
import { band } from './body/costume.ts';
import { hair, mustache } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { drawPatch } from './body/sketches.ts';
import { egg, moved, slab, tipped } from './body/solids.ts';
import { voices } from './body/voices.ts';

const pirateHat = melted(0.04, [
  egg([0, 0.6, -0.04], [0.52, 0.34, 0.5]),
  tipped(
    slab(
      (x, y) =>
        Math.max(Math.sqrt(x * x + ((y - 0.34) * 1.6) ** 2) - 0.96, 0.36 - y - 0.12 * x * x),
      0.1,
      0.05,
    ),
    -0.05,
  ),
]);

const pirateBrim = moved(pirateHat, [0, 0, 0.1]);

export const pirate = person(['#b82a3a', '#2a5a9a'], (coat) => {
  const bone = marked(
    '#ffffff',
    (p) =>
      (smooth(0.13, 0.11, Math.hypot(p.x, (p.y - 0.68) * 1.1)) -
        smooth(0.05, 0.03, Math.hypot(Math.abs(p.x) - 0.055, p.y - 0.69))) *
      smooth(0, 0.1, p.z),
  );
  return {
    skin: '#e8ad80',
    iris: '#3a6a5a',
    extras: [
      hair('short', '#2a1a14'),
      mustache('#2a1a14'),
      painted('#2a2430', 0.3, pirateBrim, [
        marked(
          '#e8b83a',
          (p) =>
            smooth(0.06, 0.03, Math.abs(Math.hypot(p.x, (p.y - 0.34) * 1.6) - 0.92)) *
            smooth(0.1, 0.15, p.z),
        ),
        bone,
      ]),
    ],
    brow: '#2a1a14',
    clothes: {
      top: '#f8f4ee',
      legs: '#4a3a5a',
      sleeves: coat,
      shoes: '#2a1a14',
      mark: marks(
        marked(coat, (p) => smooth(0.3, 0.6, Math.sin(p.y * 24))),
        marked('#3a2418', band(-0.24, 0.07)),
        marked('#ffc83a', meet(square(-0.24, 0.09, 0.07), front)),
      ),
    },
    before: [{ on: 'head', sketch: (context) => drawPatch(context) }],
    speech: { ...voices.low, voice: { ...voices.low.voice, growl: 0.35 } },
  };
});
