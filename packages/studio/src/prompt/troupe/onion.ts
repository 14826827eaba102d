import { onion as produce } from '../../kit/produce/onion.ts';
import { uncut } from './body/uncut.ts';

export const onion = uncut(produce, { inside: '#fbf4e2' });
