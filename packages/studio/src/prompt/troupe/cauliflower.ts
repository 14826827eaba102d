import { cauliflower as produce } from '../../kit/produce/cauliflower.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const cauliflower: Subject = uncut(produce, { inside: '#fffaf0', side: 0.98, fit: 0.92 });
