import { smooth } from '../../kit/math/easing.ts';
import { band, cape } from './body/costume.ts';
import { hair } from './body/hair.ts';
import { ahead, marked, marks } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';
import { starOutline } from './body/solids.ts';

const star = starOutline(5, 0.15, 0.065);

export const superhero = person(['#2f6af0', '#e8283a', '#7a3ad8'], (coat, accent = '#ff3a3a') => {
  const { skin, hair: color, iris } = looksFor(coat);
  const shade = coat === '#e8283a' ? '#2f6af0' : accent;
  return {
    skin,
    iris,
    extras: [hair('tousled', color)],
    headMark: marked(
      shade,
      (p) =>
        smooth(0.27, 0.25, Math.abs(p.y - 0.02) - 0.06 * Math.cos(p.x * 4)) * smooth(0, 0.1, p.z),
    ),
    clothes: {
      top: coat,
      legs: coat,
      gloves: shade,
      shoes: shade,
      smooth: true,
      mark: marks(
        marked('#ffd83a', (p) => smooth(0.25, 0.23, Math.hypot(p.x, p.y - 0.12)) * ahead(p)),
        marked(shade, (p) => smooth(0.02, 0, star(p.x / 1.4, (p.y - 0.12) / 1.4)) * ahead(p)),
        marked('#ffd83a', band(-0.22, 0.05)),
      ),
    },
    behind: [cape(shade)],
    speech: 'young',
  };
});
