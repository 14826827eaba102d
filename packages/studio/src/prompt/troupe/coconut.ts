import { coconut as produce } from '../../kit/produce/coconut.ts';
import { uncut } from './body/uncut.ts';

export const coconut = uncut(produce, { inside: '#f7f1e4', fit: 1.05 });
