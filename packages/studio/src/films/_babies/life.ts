import { blink, type Expression } from '../../kit/face/expression.ts';

/** Blinks at the given moments, in seconds. */
export function blinking(face: Expression, seconds: number, at: readonly number[]): Expression {
  let shut = 0;
  for (const moment of at) shut = Math.max(shut, blink(seconds, moment));
  return shut ? { ...face, lid: face.lid + (1 - face.lid) * shut } : face;
}

/** The face while its mouth speaks; a silent mouth leaves it as it is. */
export function spoken(face: Expression, mouth: { open: number; breadth: number }): Expression {
  const share = Math.min(1, mouth.open * 3);
  if (share === 0) return face;
  return {
    ...face,
    open: face.open + (Math.max(0.14, mouth.open * 0.8) - face.open) * share,
    breadth: face.breadth + (mouth.breadth * 0.85 - face.breadth) * share,
  };
}
