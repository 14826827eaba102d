import { ahead, bar, byHeight, meet } from './body/areas.ts';
import { collar } from './body/clothes.ts';
import { hair } from './body/hair.ts';
import { marked, marks } from './body/paints.ts';
import { person } from './body/person.ts';
import { drawGlasses } from './body/sketches.ts';
import { voices } from './body/voices.ts';

const apron = marked('#fff4e0', meet(bar(0, 0.42, 0.4), byHeight(-0.02, -0.08), ahead));

export const grandma = person(['#b87ad8', '#e87a9a'], (coat) => ({
  skin: '#f6cdb0',
  iris: '#4a6aa0',
  extras: [hair('bun', '#eef0f6')],
  brow: '#c8ccd8',
  clothes: { top: coat, gown: true, shoes: '#6a4a3a', mark: marks(collar('#ffffff'), apron) },
  before: [{ on: 'head', sketch: (context) => drawGlasses(context, '#c8862a') }],
  speech: { ...voices.grown, pitch: 250 },
}));
