import { tomato as produce } from '../../kit/produce/tomato.ts';
import { uncut } from './body/uncut.ts';

export const tomato = uncut(produce, { inside: '#ff7a5c', fit: 1.08 });
