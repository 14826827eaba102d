import { pumpkin as produce } from '../../kit/produce/pumpkin.ts';
import { uncut } from './body/uncut.ts';

export const pumpkin = uncut(produce, { inside: '#ffb53a' });
