import type { FacePlace, Overlay, Scene } from '../../engine/scene.ts';
import type { Size } from '../../engine/stage.ts';
import { clamp, easeBack, easeOut } from '../../kit/math/easing.ts';
import { planWords } from './plan.ts';
import type { Sentence } from './sentences.ts';

const IN = 0.24;
const OUT = 0.14;

/** How far a sentence has come in, and is still there; each from 0 to 1. */
function presence({ from, to }: Sentence, seconds: number) {
  return { come: clamp((seconds - from) / IN), stays: clamp((to - seconds) / OUT) };
}

/**
 * The scene with sentences over its picture: they follow its faces, and stay readable where the scene
 * is mirrored. Fonts are loaded by the threads that draw, when the first frame wants them.
 */
export function withWords(scene: Scene, sentences: readonly Sentence[], size: Size): Scene {
  if (!sentences.length) return scene;
  const faceAt = facesOf(scene, size);
  let plans: ReturnType<typeof planWords>[] | undefined;
  const over: Overlay = (context, seconds) => {
    plans ??= sentences.map((sentence) => planWords(sentence, faceAt, size));
    let drew = false;
    for (const [i, sentence] of sentences.entries()) {
      const { come, stays } = presence(sentence, seconds);
      if (come === 0 || stays === 0) continue;
      const { pivot, draw, isCalm } = plans[i]!(seconds);
      const grown = isCalm ? 1 : (0.55 + 0.45 * easeBack(come)) * (0.86 + 0.14 * stays);
      const rise = isCalm ? (1 - easeOut(come)) * size.width * 0.015 : 0;
      context.save();
      context.globalAlpha = easeOut(isCalm ? come : clamp(come * 2.5)) * stays;
      context.translate(pivot.x, pivot.y + rise);
      context.scale(grown, grown);
      context.translate(-pivot.x, -pivot.y);
      draw(context);
      context.restore();
      drew = true;
    }
    return drew;
  };
  return { ...scene, over };
}

/** Where the face is in the finished picture. */
function facesOf({ faceAt, mirrored }: Scene, { width, height }: Size) {
  const nobody: FacePlace = { x: width / 2, y: height * 0.55, scale: width * 0.25, tilt: 0 };
  return (seconds: number): FacePlace => {
    const face = faceAt?.(seconds) ?? nobody;
    return mirrored ? { ...face, x: width - face.x, tilt: -face.tilt } : face;
  };
}
