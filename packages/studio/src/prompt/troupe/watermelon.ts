import { watermelon as produce } from '../../kit/produce/watermelon.ts';
import { uncut } from './body/uncut.ts';

export const watermelon = uncut(produce, { inside: '#f0303a' });
