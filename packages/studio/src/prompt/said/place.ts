import type { FacePlace } from '../../engine/scene.ts';
import type { Size } from '../../engine/stage.ts';
import type { Lines } from './lines.ts';

/** A part of the picture, in pixels. */
export type Area = { left: number; top: number; right: number; bottom: number };

/**
 * Where words may stand: in a tall video clear of what Reels, TikTok and Shorts lay over it (x 65 to 918,
 * y 285 to 1248 of 1080 x 1920), outlines included.
 */
export function safeArea({ width, height }: Size): Area {
  if (height <= width) {
    const margin = Math.min(width, height) * 0.055;
    return { left: margin, top: margin, right: width - margin, bottom: height - margin };
  }
  const scale = width / 1080;
  return {
    left: 74 * scale,
    top: 294 * scale,
    right: width - 171 * scale,
    bottom: height - 681 * scale,
  };
}

/** An area without its margin. */
export function inset({ left, top, right, bottom }: Area, margin: number): Area {
  return { left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin };
}

/** What of a face must stay free of words, over some moments: brows to chin. */
export function faceArea(faces: readonly FacePlace[]): Area {
  const sides = faces.map(({ x, y, scale }) => ({
    left: x - scale * 1.02,
    right: x + scale * 1.02,
    top: y - scale * 0.52,
    bottom: y + scale * 0.8,
  }));
  return {
    left: Math.min(...sides.map(({ left }) => left)),
    right: Math.max(...sides.map(({ right }) => right)),
    top: Math.min(...sides.map(({ top }) => top)),
    bottom: Math.max(...sides.map(({ bottom }) => bottom)),
  };
}

export type Side = 'above' | 'below' | 'left' | 'right';

/** The parts of the safe area on each side of a face. */
export function roomsAround(safe: Area, face: Area): Record<Side, Area> {
  return {
    above: { ...safe, bottom: Math.min(safe.bottom, face.top) },
    below: { ...safe, top: Math.max(safe.top, face.bottom) },
    left: { ...safe, right: Math.min(safe.right, face.left) },
    right: { ...safe, left: Math.max(safe.left, face.right) },
  };
}

/** What a side is worth beside others, where the letters are as large. */
export type Liking = Record<Side, number>;

/** Above a face in tall and square pictures; beside it in wide ones, where all of it stays to be seen. */
export function likingOf({ width, height }: Size, isFirst: boolean): Liking {
  const beside = width > height * 1.2 ? 1.35 : 0.8;
  const other = beside * 0.97;
  return {
    above: 1,
    left: isFirst ? beside : other,
    right: isFirst ? other : beside,
    below: 0.72,
  };
}

/** The side where the words are largest, or nearly so. */
export function bestSide(sides: Partial<Record<Side, Lines>>, liking: Liking): Side {
  const worth = (side: Side) => (sides[side]?.size ?? 0) * liking[side];
  return (Object.keys(liking) as Side[]).reduce((best, side) =>
    worth(side) > worth(best) ? side : best,
  );
}

/** A value within bounds; the middle of them where they leave no room. */
export function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
