import { onion as produce } from '../../kit/produce/onion.ts';
import type { Subject } from './body/doll.ts';
import { uncut } from './body/uncut.ts';

export const onion: Subject = uncut(produce, { inside: '#fbf4e2' });
