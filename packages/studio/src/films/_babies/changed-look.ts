import type { Expression } from '../../kit/face/expression.ts';

type Change = Partial<Expression> & {
  /** Where the eyes look: right and down. */
  look?: readonly [x: number, y: number];
  brow?: readonly [lift: number, worry: number];
  mouth?: readonly [smile: number, open: number, breadth: number];
};

/** A face with something changed: numbers of its own, or those of eyes, brows and mouth at once. */
export function changedLook(
  from: Expression,
  { look, brow, mouth, ...change }: Change,
): Expression {
  return {
    ...from,
    ...(look && { lookX: look[0], lookY: look[1] }),
    ...(brow && { browLift: brow[0], browWorry: brow[1] }),
    ...(mouth && { smile: mouth[0], open: mouth[1], breadth: mouth[2] }),
    ...change,
  };
}
