import { catShapes } from '../../kit/cast/cat-shapes.ts';
import { softbox } from './light.ts';

// What the gray cat looks like, for the workshop alone: renders open the sprites that ship.

export const grayCatShapes = catShapes(
  { coat: '#6f7c92', stripe: '#4c586e', muzzle: '#aab4c4', fluff: 0.07, round: 0.92 },
  softbox,
);
