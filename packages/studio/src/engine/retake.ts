import type { Scene } from './scene.ts';

/** Warmth of the film stock, take by take. */
const WARMTH = [0, 0.7, -0.7] as const;

/**
 * Makes neighboring seeds differ at a glance, whatever chance does within the scene: every other
 * take is seen in a mirror, and warmth goes round in threes. Seed 1, the previews', is as staged.
 */
export function retake(scene: Scene, seed: number): Scene {
  const warmth = (scene.grade.warmth ?? 0) + WARMTH[(seed >> 1) % WARMTH.length]!;
  const graded = { ...scene, grade: { ...scene.grade, warmth } };
  if (seed % 2 || scene.hasWriting) return graded;
  const score = async () => {
    const play = await scene.score();
    return (left: Float32Array, right: Float32Array) => play(right, left);
  };
  return { ...graded, mirrored: true, score };
}
