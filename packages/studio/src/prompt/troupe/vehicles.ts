import type { Expression } from '../../kit/face/expression.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { SubjectName } from '../words/names.ts';
import type { Performer } from './performer.ts';
import type { Stance } from './stance.ts';

/** Whoever drives without a car; all of them are made to face left. */
export const vehicles: ReadonlySet<SubjectName> = new Set<SubjectName>([
  ...(['car', 'bus', 'truck', 'train', 'plane', 'rocket', 'boat', 'submarine'] as const),
  ...(['ufo', 'balloon'] as const),
]);

/** The performer facing the other way; stances and looks mean the same as before. */
export function turnedRound(performer: Performer): Performer {
  return {
    ...performer,
    draw(context, sprites, stance, look) {
      pen.at(context, { scale: [-1, 1] }, () => {
        performer.draw(context, sprites, mirrored(stance), averted(look));
      });
    },
    faceAt(stance, look) {
      const face = performer.faceAt(mirrored(stance), averted(look));
      return { ...face, x: -face.x, tilt: -face.tilt };
    },
  };
}

function mirrored(stance: Stance): Stance {
  const { x, lean, spin, headTilt, leftArm, rightArm } = stance;
  return {
    ...stance,
    x: -x,
    lean: -lean,
    spin: -spin,
    headTilt: -headTilt,
    leftArm: rightArm,
    rightArm: leftArm,
  };
}

function averted(look: Expression): Expression {
  return { ...look, lookX: -look.lookX };
}
