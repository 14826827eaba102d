import { pineapple as produce } from '../../kit/produce/pineapple.ts';
import { uncut } from './body/uncut.ts';

export const pineapple = uncut(produce, { inside: '#ffdf4a', side: 0.86, fit: 0.84 });
