import { puff } from '../../kit/juice/bits.ts';
import { onion } from '../../kit/produce/onion.ts';
import { tableBake } from '../_face-slicing/set/table.ts';
import type { SliceLooks } from '../_face-slicing/slicing.ts';
import { onionCurtainBake, spotLight } from './stage.ts';

const block = { wood: [0.66, 0.34, 0.16], light: [1, 0.9, 0.84] } as const;

export const looks: SliceLooks = {
  produce: onion,
  light: spotLight,
  backdrop: (stage, random) => onionCurtainBake(stage, 352 + Math.floor(random() * 3) * 8),
  ground: (stage) => tableBake(stage, block),
  bits: { vapor: puff('225,235,255') },
};
