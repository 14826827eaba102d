import { mix } from '../math/easing.ts';

/** How far each eye is from the middle of a face, in the face's units. */
export const EYES_APART = 0.35;

/** A face at rest is all zeros except pupil 1. */
export type Expression = {
  /** Where the eyes look, -1 to 1; y points down. */
  lookX: number;
  lookY: number;
  /** Upper lid: 0 wide open, 1 shut. */
  lid: number;
  /** Cheeks pushed up into the eyes: 0 to 1, 1 makes happy arcs. */
  squint: number;
  /** Eye height, 1 normal, more when surprised. */
  wide: number;
  pupil: number;
  browLift: number;
  /** Above 0 the inner ends go up: worried. */
  browWorry: number;
  /** Corners of the mouth, -1 to 1. */
  smile: number;
  open: number;
  /** Width of the mouth, 1 normal. */
  breadth: number;
  blush: number;
};

export const calm: Expression = {
  lookX: 0,
  lookY: 0,
  lid: 0.08,
  squint: 0,
  wide: 1,
  pupil: 1,
  browLift: 0,
  browWorry: 0,
  smile: 0.7,
  open: 0.18,
  breadth: 1,
  blush: 0.75,
};
export const curious: Expression = {
  ...calm,
  lid: 0,
  browLift: 0.45,
  smile: 0.25,
  open: 0.05,
  breadth: 0.75,
};
export const gasp: Expression = {
  ...calm,
  lid: 0,
  wide: 1.18,
  pupil: 0.72,
  browLift: 1,
  browWorry: 0.55,
  smile: -0.05,
  open: 0.75,
  breadth: 0.52,
  blush: 0.55,
};
export const relief: Expression = {
  ...calm,
  lid: 1,
  browLift: 0.35,
  browWorry: 0.5,
  smile: 0.75,
  open: 0.1,
  breadth: 0.85,
  blush: 0.9,
};
export const joy: Expression = {
  ...calm,
  lid: 0,
  wide: 1.06,
  pupil: 1.15,
  browLift: 0.6,
  smile: 1,
  open: 0.85,
  breadth: 1.25,
  blush: 1,
};
export const laugh: Expression = { ...joy, squint: 1, browLift: 0.8, open: 1, breadth: 1.35 };

export function between(from: Expression, to: Expression, share: number): Expression {
  const blended = { ...from };
  for (const name of Object.keys(from) as (keyof Expression)[]) {
    blended[name] = mix(from[name], to[name], share);
  }
  return blended;
}

/** 1 for the instant of a blink that starts at the given moment. */
export function blink(seconds: number, at: number): number {
  const share = (seconds - at) / 0.2;
  return share < 0 || share > 1 ? 0 : Math.sin(share * Math.PI) ** 0.6;
}
