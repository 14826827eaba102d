import { strawberry as produce } from '../../kit/produce/strawberry.ts';
import { uncut } from './body/uncut.ts';

export const strawberry = uncut(produce, { inside: '#ff8a7a', side: 0.86 });
