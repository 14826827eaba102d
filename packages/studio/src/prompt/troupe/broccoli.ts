import { broccoli as produce } from '../../kit/produce/broccoli.ts';
import { uncut } from './body/uncut.ts';

export const broccoli = uncut(produce, { inside: '#e4efb4', side: 0.66, fit: 0.9 });
