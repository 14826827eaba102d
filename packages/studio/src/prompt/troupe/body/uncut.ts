import type { Produce } from '../../../kit/produce/produce.ts';
import type { Subject } from './doll.ts';
import { morselDoll } from './morsel.ts';
import { recoloredPaint } from './paints.ts';
import { model } from './shape.ts';

/** Stands for the produce's own colors among the coats. */
const OWN = '#000001';

/** How it is uncut; what is not told follows from its shape. */
type Uncut = {
  /** Color (#rrggbb) of what is inside. */
  inside: string;
  side?: number;
  fit?: number;
  shift?: number;
  stand?: number;
};

/** A subject of fruit and vegetables that films cut. */
export function uncut(produce: Produce, { inside, side, fit = 1, shift, stand }: Uncut): Subject {
  return {
    coats: [OWN],
    make: (coat) => {
      const skin = coat === OWN ? produce.skin : recoloredPaint(produce.skin, coat);
      const whole = { solid: produce.body, paint: skin };
      return morselDoll({
        shape: produce.trim ? model([whole, produce.trim]) : whole,
        build: {
          bottom: produce.bottom,
          side: side ?? produce.half * 0.93,
          size: 0.82 * fit,
          ...(shift && { shift }),
          ...(stand && { stand }),
        },
        face: produce.face,
        coat: coat === OWN ? produce.lid : coat,
        iris: produce.iris,
        speech: produce.half > 1.1 ? 'young' : produce.half > 1.03 ? 'small' : 'tiny',
        inside,
        juice: produce.juice,
      });
    },
  };
}
