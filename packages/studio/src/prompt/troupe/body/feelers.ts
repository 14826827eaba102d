import { ball } from '../../../kit/cast/solid.ts';
import { horns } from './ears.ts';
import { painted } from './paints.ts';
import { mirrored } from './solids.ts';

/** An insect's feelers and their tips; colors are #rrggbb. */
export const feelers = (color: string, tip: string) => [
  horns([0.2, 0.52, 0.1], [0.36, 0.98, 0.1], 0.045, 0.04, color),
  painted(tip, 0.5, mirrored(ball(0.38, 1.02, 0.1, 0.11))),
];
