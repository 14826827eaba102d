import type { Measures } from './produce.ts';

/** Heights and half the width in the produce's own units; the size is its unit against the stage's. */
type Row = readonly [cut: number, bottom: number, top: number, half: number, size: number];
/** `y` in the produce's own units; the size 1 is a face whose unit is the produce's. */
type Face = Measures['face'];
type Colors = Pick<Measures, 'juice' | 'lid' | 'iris'>;

function sized([cut, bottom, top, half, size]: Row, face: Face, colors: Colors) {
  return { cut, bottom, top, half, size, face, ...colors };
}

/** What a film must know of its produce to draw it; what it looks like stands in a file of its own. */
export const measures = {
  apple: sized(
    [0.42, -0.82, 1.3, 1.08, 0.98],
    { y: -0.08, size: 1 },
    { juice: '#fff1b8', lid: '#a3161a', iris: '#2f7fd0' },
  ),
  banana: {
    ...sized(
      [0.3, -1.48, 1.62, 1.02, 0.92],
      { x: 0.02, y: -0.42, size: 0.76 },
      { juice: '#fff3b0', lid: '#e0b51e', iris: '#5a3a12' },
    ),
    axis: 0.02,
  },
  broccoli: sized(
    [0.86, -0.96, 1.66, 1.22, 0.84],
    { y: -0.27, size: 0.82 },
    { juice: '#c9ee9a', lid: '#a3c862', iris: '#2f6a1f' },
  ),
  cauliflower: sized(
    [0.5, -0.98, 1.1, 1.36, 0.92],
    { y: 0, size: 0.92 },
    { juice: '#fdf6e0', lid: '#dfd2b4', iris: '#4f7a2a' },
  ),
  coconut: sized(
    [0.42, -0.98, 1, 1.04, 1],
    { y: -0.12, size: 1 },
    { juice: '#f4faff', lid: '#8a5a30', iris: '#8a4514' },
  ),
  dragonfruit: sized(
    [0.44, -0.98, 1.6, 1.3, 0.97],
    { y: -0.1, size: 0.97 },
    { juice: '#ff6fb0', lid: '#6a1fa0', iris: '#7a1450' },
  ),
  lemon: sized(
    [0.46, -1.1, 1.5, 1, 1.02],
    { y: -0.12, size: 0.95 },
    { juice: '#fff07a', lid: '#dfb80e', iris: '#6a7a14' },
  ),
  onion: sized(
    [0.42, -0.9, 1.5, 1.12, 0.9],
    { y: -0.12, size: 1.02 },
    { juice: '#f6e6fb', lid: '#8a2470', iris: '#7a4a17' },
  ),
  orange: sized(
    [0.42, -0.92, 1.15, 1.05, 0.97],
    { y: -0.1, size: 1 },
    { juice: '#ffb545', lid: '#f08a12', iris: '#8a3d0c' },
  ),
  pineapple: sized(
    [0.6, -1, 1.95, 1.02, 0.95],
    { y: -0.14, size: 0.88 },
    { juice: '#ffe45a', lid: '#c98c1c', iris: '#3f7a1c' },
  ),
  potato: sized(
    [0.48, -0.97, 1.16, 1.1, 0.92],
    { y: -0.08, size: 0.97 },
    { juice: '#fff3c4', lid: '#b8844a', iris: '#6a3d14' },
  ),
  pumpkin: sized(
    [0.4, -0.78, 1.36, 1.18, 0.95],
    { y: -0.14, size: 1.05 },
    { juice: '#ffb84a', lid: '#d96a14', iris: '#c97a12' },
  ),
  strawberry: sized(
    [0.58, -1.08, 1.3, 1.04, 1.04],
    { y: -0.14, size: 0.9 },
    { juice: '#ff4a4f', lid: '#b81222', iris: '#5a2a12' },
  ),
  tomato: sized(
    [0.36, -0.82, 1.05, 1.1, 0.97],
    { y: -0.14, size: 1 },
    { juice: '#ff6a3a', lid: '#bd1c0e', iris: '#7a4214' },
  ),
  watermelon: sized(
    [0.42, -0.98, 1.22, 1.08, 1.02],
    { y: -0.12, size: 1.02 },
    { juice: '#ff5a5f', lid: '#5f9a3a', iris: '#2f6a1f' },
  ),
} satisfies Record<string, Measures>;
