import { towards } from '../../kit/math/colors.ts';
import { smooth } from '../../kit/math/easing.ts';
import { marked, marks, painted } from './body/paints.ts';
import { egg, moved } from './body/solids.ts';
import { dorsal, swimmer, tailFin } from './body/swimmer.ts';

export const fish = swimmer(['#ff8a1e', '#ffc21e'], (coat) => ({
  fin: towards(coat, '#d01a4a', 0.35),
  body: egg([0, 0, 0], [1, 0.82, 0.66]),
  mark: marks(
    marked('#ffffff', (p) => smooth(0.13, 0.1, Math.abs(Math.abs(p.x) - 0.74))),
    marked(
      '#5a2a14',
      (p) => smooth(0.03, 0.015, Math.abs(Math.abs(Math.abs(p.x) - 0.74) - 0.13)) * 0.8,
    ),
  ),
  onBody: [painted(towards(coat, '#d01a4a', 0.35), 0.5, moved(dorsal, [0, 0.62, 0]))],
  tail: tailFin,
  tailAt: [0.78, 1.02],
  size: 0.88,
  middle: 1.0,
  side: 0.72,
  faceSize: 0.98,
  speech: 'small',
}));
