import { watermelon as produce } from '../../kit/produce/watermelon.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const watermelon: Subject = uncut(produce, { inside: '#f0303a' });
