import { banana as produce } from '../../kit/produce/banana.ts';
import { uncut } from './body/uncut.ts';

export const banana = uncut(produce, {
  inside: '#fff2c0',
  side: 0.56,
  fit: 0.84,
  shift: -0.2,
  stand: 0.2,
});
