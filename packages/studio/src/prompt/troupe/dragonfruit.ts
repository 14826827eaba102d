import { dragonfruit as produce } from '../../kit/produce/dragonfruit.ts';
import { uncut } from './body/uncut.ts';

export const dragonfruit = uncut(produce, { inside: '#fdf7fa', side: 0.92, fit: 0.88 });
