import { puff } from '../../kit/juice/bits.ts';
import { onion } from '../../kit/produce/onion.ts';
import { tableLook } from '../_face-slicing/set/table.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { onionCurtain, spotLight } from './stage.ts';

const block = { wood: [0.66, 0.34, 0.16], light: [1, 0.9, 0.84] } as const;

export const looks: SliceLooks = {
  produce: onion,
  light: spotLight,
  backdrop: onionCurtain,
  ground: tableLook(block),
  bits: { vapor: puff('225,235,255') },
};
