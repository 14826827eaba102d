import { broccoli as produce } from '../../kit/produce/broccoli.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const broccoli: Subject = uncut(produce, { inside: '#e4efb4', side: 0.66, fit: 0.9 });
