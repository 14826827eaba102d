import { apple } from '../../kit/produce/apple.ts';
import { banana } from '../../kit/produce/banana.ts';
import { broccoli } from '../../kit/produce/broccoli.ts';
import { cauliflower } from '../../kit/produce/cauliflower.ts';
import { coconut } from '../../kit/produce/coconut.ts';
import { dragonfruit } from '../../kit/produce/dragonfruit.ts';
import { lemon } from '../../kit/produce/lemon.ts';
import { onion } from '../../kit/produce/onion.ts';
import { orange } from '../../kit/produce/orange.ts';
import { pineapple } from '../../kit/produce/pineapple.ts';
import { potato } from '../../kit/produce/potato.ts';
import type { Produce } from '../../kit/produce/produce.ts';
import { pumpkin } from '../../kit/produce/pumpkin.ts';
import { strawberry } from '../../kit/produce/strawberry.ts';
import { tomato } from '../../kit/produce/tomato.ts';
import { watermelon } from '../../kit/produce/watermelon.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { recolored } from './body/paints.ts';
import { model } from './body/shape.ts';
import { small, tiny, young } from './body/voices.ts';

/** Stands for the produce's own colors among the coats. */
const OWN = '#000001';

function grown(
  produce: Produce,
  inside: string,
  more: { side?: number; fit?: number; shift?: number; stand?: number } = {},
): Subject {
  return {
    coats: [OWN],
    make: (coat) => {
      const skin = coat === OWN ? produce.skin : recolored(produce.skin, coat);
      const whole = { solid: produce.body, paint: skin };
      return morsel({
        shape: produce.trim ? model([whole, produce.trim]) : whole,
        bottom: produce.bottom,
        side: more.side ?? produce.half * 0.93,
        size: 0.82 * (more.fit ?? 1),
        ...(more.shift && { shift: more.shift }),
        ...(more.stand && { stand: more.stand }),
        face: produce.face,
        skin: coat === OWN ? produce.lid : coat,
        iris: produce.iris,
        speech: produce.half > 1.1 ? young : produce.half > 1.03 ? small : tiny,
        inside,
        juice: produce.juice,
      });
    },
  };
}

/** The fruit and vegetables that the kitchen already has, uncut. */
export const classicProduce = {
  coconut: grown(coconut, '#f7f1e4', { fit: 1.05 }),
  lemon: grown(lemon, '#fff2a0'),
  strawberry: grown(strawberry, '#ff8a7a', { side: 0.86 }),
  dragonfruit: grown(dragonfruit, '#fdf7fa', { side: 0.92, fit: 0.88 }),
  banana: grown(banana, '#fff2c0', { side: 0.56, fit: 0.84, shift: -0.2, stand: 0.2 }),
  apple: grown(apple, '#fbf0c6', { fit: 1.06 }),
  orange: grown(orange, '#ffa63a'),
  pineapple: grown(pineapple, '#ffdf4a', { side: 0.86, fit: 0.84 }),
  watermelon: grown(watermelon, '#f0303a'),
  onion: grown(onion, '#fbf4e2'),
  potato: grown(potato, '#f7e08c'),
  broccoli: grown(broccoli, '#e4efb4', { side: 0.66, fit: 0.9 }),
  pumpkin: grown(pumpkin, '#ffb53a'),
  cauliflower: grown(cauliflower, '#fffaf0', { side: 0.98, fit: 0.92 }),
  tomato: grown(tomato, '#ff7a5c', { fit: 1.08 }),
} satisfies Record<string, Subject>;
