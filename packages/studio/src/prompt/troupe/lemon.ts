import { lemon as produce } from '../../kit/produce/lemon.ts';
import { uncut } from './body/uncut.ts';

export const lemon = uncut(produce, { inside: '#fff2a0' });
