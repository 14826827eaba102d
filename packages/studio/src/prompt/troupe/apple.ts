import { apple as produce } from '../../kit/produce/apple.ts';
import { uncut } from './body/uncut.ts';

export const apple = uncut(produce, { inside: '#fbf0c6', fit: 1.06 });
