import { patch } from '../../kit/cast/fur.ts';
import { animal } from './body/animal.ts';
import { roundEars } from './body/ears.ts';
import { marked } from './body/paints.ts';

export const koala = animal(['#a3a9b8'], (coat) => ({
  belly: '#eef0f4',
  nose: { color: '#26262e', size: 2.3 },
  extras: roundEars(coat, 0.4, 0.82, 0.32, '#f8e4e8'),
  headMark: marked('#eef0f4', (p) => patch(p, 0, -0.4, 0.5, 0.3)),
  speech: 'small',
}));
