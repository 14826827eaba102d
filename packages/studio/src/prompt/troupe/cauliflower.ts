import { cauliflower as produce } from '../../kit/produce/cauliflower.ts';
import { uncut } from './body/uncut.ts';

export const cauliflower = uncut(produce, { inside: '#fffaf0', side: 0.98, fit: 0.92 });
