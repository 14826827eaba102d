import { lemon as produce } from '../../kit/produce/lemon.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const lemon: Subject = uncut(produce, { inside: '#fff2a0' });
