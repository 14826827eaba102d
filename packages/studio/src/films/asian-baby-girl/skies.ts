import { direction, type Light } from '../../kit/cast/light.ts';
import type { LaneSky } from './spring-lane.ts';

/** After a shower: clearing, golden, or a fresh bright morning. */
export const laneSkies: readonly LaneSky[] = [
  { top: '#3aa4f5', low: '#fff3df', hill: '#a9d8c8', stone: '#9db4dc', cloth: '#d84a3c' },
  { top: '#7a9cf0', low: '#ffdcae', hill: '#b8c8b0', stone: '#b3a6cc', cloth: '#2f6fa8' },
  { top: '#2fb4ec', low: '#e9fbf0', hill: '#8fd6b0', stone: '#94bcd4', cloth: '#8a4fa8' },
];

/** Bright overcast turning to sun, from the upper left. */
export const laneLight: Light = {
  key: { direction: direction(-0.45, 0.8, 0.7), color: [1.3, 1.2, 1.06] },
  rim: { direction: direction(0.8, 0.5, -0.55), color: [1.5, 1.2, 1.1] },
  sky: [0.46, 0.5, 0.58],
  ground: [0.34, 0.33, 0.38],
  window: 1.3,
};
