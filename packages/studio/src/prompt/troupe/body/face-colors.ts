import type { FaceColors } from '../../../kit/face/face.ts';
import { towards } from '../../../kit/math/colors.ts';

/** The colors of a face on a skin, fur or peel (#rrggbb). */
export function faceOn(skin: string, iris = '#5a3414'): FaceColors {
  return {
    iris,
    irisLight: towards(iris, '#ffe9a0', 0.5),
    line: '#24120c',
    lid: towards(skin, '#3a1208', 0.16),
    brow: towards(skin, '#2a1008', 0.72),
  };
}
