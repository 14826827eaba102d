import { potato as produce } from '../../kit/produce/potato.ts';
import { uncut } from './body/uncut.ts';

export const potato = uncut(produce, { inside: '#f7e08c' });
