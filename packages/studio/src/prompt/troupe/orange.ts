import { orange as produce } from '../../kit/produce/orange.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const orange: Subject = uncut(produce, { inside: '#ffa63a' });
