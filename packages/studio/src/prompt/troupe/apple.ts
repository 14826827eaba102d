import { apple as produce } from '../../kit/produce/apple.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const apple: Subject = uncut(produce, { inside: '#fbf0c6', fit: 1.06 });
