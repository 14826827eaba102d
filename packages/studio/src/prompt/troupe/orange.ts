import { orange as produce } from '../../kit/produce/orange.ts';
import { uncut } from './body/uncut.ts';

export const orange = uncut(produce, { inside: '#ffa63a' });
