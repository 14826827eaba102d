import { melted, rod, turned } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { marked, marks } from './body/paints.ts';
import { drawSpout } from './body/sketches.ts';
import { egg, rolled } from './body/solids.ts';
import { belly, swimmer } from './body/swimmer.ts';

const fluke = melted(0.16, [
  rod([-0.1, -0.3, 0], [0.34, 0.2, 0], 0.3, 0.12),
  egg([0.1, 0.46, 0], [0.32, 0.14, 0.1]),
  rolled(egg([0.72, 0.2, 0], [0.32, 0.14, 0.1]), -0.2),
]);

const whaleBody = turned(rows(2, [-90, 0.78, -40, 0.94, 0, 1.1, 40, 0.98, 90, 0.82]));

export const whale = swimmer(['#3f84d8', '#5a6ad0'], (coat) => ({
  fin: coat,
  body: whaleBody,
  mark: marks(
    belly('#eaf4ff', -0.3),
    marked(
      '#b8cfe8',
      (p) =>
        smooth(0.5, 0.9, Math.sin(p.x * 26)) *
        smooth(-0.36, -0.42, p.y - p.x * p.x * 0.24) *
        smooth(0, 0.2, p.z) *
        0.8,
    ),
  ),
  tail: fluke,
  tailAt: [0.9, 0.92],
  tailSize: 0.72,
  size: 0.92,
  top: 2.12,
  middle: 0.8,
  side: 0.84,
  faceSize: 0.98,
  speech: 'deep',
  iris: '#1c3a6a',
  before: [{ sketch: (context, stance) => drawSpout(context, 1.58, stance.headBob) }],
}));
