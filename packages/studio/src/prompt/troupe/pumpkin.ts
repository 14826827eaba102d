import { pumpkin as produce } from '../../kit/produce/pumpkin.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const pumpkin: Subject = uncut(produce, { inside: '#ffb53a' });
