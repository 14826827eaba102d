import { between, blink, type Expression } from './expression.ts';

/** What changes in a face, and how far it has come: 0 not yet, 1 all of it. */
export type FaceTurn = readonly [share: number, look: Partial<Expression>];

/** The first look, changed by one turn after the other; what a turn leaves out stays as it was. */
export function lookAfter(first: Expression, turns: readonly FaceTurn[]): Expression {
  let look = { ...first };
  for (const [share, next] of turns) look = between(look, { ...look, ...next }, share);
  return look;
}

/** How far a lid is shut by the blinks that start at those moments. */
export function blinks(seconds: number, ...starts: readonly number[]): number {
  return Math.max(...starts.map((at) => blink(seconds, at)));
}
