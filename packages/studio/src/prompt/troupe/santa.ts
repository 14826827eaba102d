import { ball } from '../../kit/cast/solid.ts';
import { bar, front, meet, square } from './body/areas.ts';
import { band } from './body/costume.ts';
import { beard } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { bent, egg, ring } from './body/solids.ts';
import { voices } from './body/voices.ts';

const santaHat = bent(0.12, [
  [0, 0.46, 0, 0.56],
  [0.16, 0.86, 0, 0.32],
  [0.6, 0.86, 0.06, 0.16],
  [0.76, 0.6, 0.1, 0.1],
]);

export const santa = person(['#d8202e'], (coat) => {
  const white = '#ffffff';
  return {
    skin: '#f8ccb0',
    iris: '#3f7ab0',
    extras: [
      beard(white, 0.86),
      painted(coat, 0.1, santaHat),
      painted(white, 0.04, [ring([0, 0.4, 0], 0.58, 0.14, 'y'), ball(0.8, 0.5, 0.12, 0.18)]),
    ],
    brow: '#f0f0f4',
    clothes: {
      top: coat,
      legs: coat,
      shoes: '#2a2024',
      gloves: '#2f8a4a',
      mark: marks(
        marked(white, meet(bar(0, 0.09, 0.07), front)),
        marked('#2a2024', band(-0.1, 0.08)),
        marked('#ffc83a', meet(square(-0.1, 0.12, 0.1), front)),
      ),
    },
    onBody: [
      painted(coat, 0.1, egg([0, -0.02, 0.06], [0.5, 0.42, 0.4]), [
        marked(white, bar(0, 0.09, 0.07)),
        marked('#2a2024', band(-0.1, 0.08)),
        marked('#ffc83a', square(-0.1, 0.13, 0.11)),
      ]),
    ],
    speech: { ...voices.low, pitch: 120 },
  };
});
