/** Directions point to the light, length 1; colors are linear red, green, blue, above 1 when bright. */
export type Triple = readonly [number, number, number];
export type Light = {
  key: { direction: Triple; color: Triple };
  rim: { direction: Triple; color: Triple };
  sky: Triple;
  ground: Triple;
  /** Brightness of the window mirrored in glossy things. */
  window: number;
};

export function direction(x: number, y: number, z: number): Triple {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export const nightLight: Light = {
  key: { direction: direction(-0.5, 0.8, 0.55), color: [0.42, 0.56, 0.95] },
  rim: { direction: direction(0.8, 0.35, -0.6), color: [0.55, 0.5, 1.6] },
  sky: [0.1, 0.14, 0.3],
  ground: [0.05, 0.09, 0.2],
  window: 0.9,
};

export const daylight: Light = {
  key: { direction: direction(-0.5, 0.85, 0.6), color: [1.65, 1.52, 1.32] },
  rim: { direction: direction(0.8, 0.45, -0.6), color: [1.1, 1.0, 0.9] },
  sky: [0.5, 0.56, 0.66],
  ground: [0.34, 0.3, 0.24],
  window: 1.2,
};
