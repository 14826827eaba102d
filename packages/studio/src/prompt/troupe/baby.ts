import { smooth } from '../../kit/math/easing.ts';
import { babyVoice } from '../../kit/sound/voice.ts';
import { ahead } from './body/areas.ts';
import { buttons } from './body/clothes.ts';
import { hair } from './body/hair.ts';
import { marked, marks } from './body/paints.ts';
import { somebody } from './body/person.ts';

const bib = marked(
  '#fffaf0',
  (p) => smooth(0.3, 0.28, Math.hypot(p.x * 1.1, p.y - 0.26)) * ahead(p),
);

export const baby = somebody(['#8fd0f4', '#ffd86a', '#a8e0b4'], (coat, color) => ({
  extras: [hair('curl', color)],
  clothes: { top: coat, shoes: coat, mark: marks(bib, buttons('#ffffff')) },
  speech: { voice: babyVoice, pitch: 400 },
}));
