import { potato as produce } from '../../kit/produce/potato.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const potato: Subject = uncut(produce, { inside: '#f7e08c' });
