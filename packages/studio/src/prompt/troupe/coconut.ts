import { coconut as produce } from '../../kit/produce/coconut.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const coconut: Subject = uncut(produce, { inside: '#f7f1e4', fit: 1.05 });
