import type { Measures } from './produce.ts';

type Row = readonly [number, number, number, number, number, number, number];

/** A row is the cut, the bottom, the top, the half width and the size, then the face's height and size. */
function sized(row: Row, juice: string, lid: string, iris: string) {
  const [cut, bottom, top, half, size, y, faceSize] = row;
  return { cut, bottom, top, half, size, face: { y, size: faceSize }, juice, lid, iris };
}

/** What a film must know of its produce to draw it; what it looks like stands in a file of its own. */
export const measures = {
  apple: sized([0.42, -0.82, 1.3, 1.08, 0.98, -0.08, 1], '#fff1b8', '#a3161a', '#2f7fd0'),
  banana: {
    ...sized([0.3, -1.48, 1.62, 1.02, 0.92, -0.42, 0.76], '#fff3b0', '#e0b51e', '#5a3a12'),
    axis: 0.02,
    face: { x: 0.02, y: -0.42, size: 0.76 },
  },
  broccoli: sized([0.86, -0.96, 1.66, 1.22, 0.84, -0.27, 0.82], '#c9ee9a', '#a3c862', '#2f6a1f'),
  cauliflower: sized([0.5, -0.98, 1.1, 1.36, 0.92, 0, 0.92], '#fdf6e0', '#dfd2b4', '#4f7a2a'),
  coconut: sized([0.42, -0.98, 1, 1.04, 1, -0.12, 1], '#f4faff', '#8a5a30', '#8a4514'),
  dragonfruit: sized([0.44, -0.98, 1.6, 1.3, 0.97, -0.1, 0.97], '#ff6fb0', '#6a1fa0', '#7a1450'),
  lemon: sized([0.46, -1.1, 1.5, 1, 1.02, -0.12, 0.95], '#fff07a', '#dfb80e', '#6a7a14'),
  onion: sized([0.42, -0.9, 1.5, 1.12, 0.9, -0.12, 1.02], '#f6e6fb', '#8a2470', '#7a4a17'),
  orange: sized([0.42, -0.92, 1.15, 1.05, 0.97, -0.1, 1], '#ffb545', '#f08a12', '#8a3d0c'),
  pineapple: sized([0.6, -1, 1.95, 1.02, 0.95, -0.14, 0.88], '#ffe45a', '#c98c1c', '#3f7a1c'),
  potato: sized([0.48, -0.97, 1.16, 1.1, 0.92, -0.08, 0.97], '#fff3c4', '#b8844a', '#6a3d14'),
  pumpkin: sized([0.4, -0.78, 1.36, 1.18, 0.95, -0.14, 1.05], '#ffb84a', '#d96a14', '#c97a12'),
  strawberry: sized([0.58, -1.08, 1.3, 1.04, 1.04, -0.14, 0.9], '#ff4a4f', '#b81222', '#5a2a12'),
  tomato: sized([0.36, -0.82, 1.05, 1.1, 0.97, -0.14, 1], '#ff6a3a', '#bd1c0e', '#7a4214'),
  watermelon: sized([0.42, -0.98, 1.22, 1.08, 1.02, -0.12, 1.02], '#ff5a5f', '#5f9a3a', '#2f6a1f'),
} satisfies Record<string, Measures>;
