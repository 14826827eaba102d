import { smooth } from '../../kit/math/easing.ts';
import { ahead, dot, meet } from './body/areas.ts';
import { band, cape } from './body/costume.ts';
import { hair } from './body/hair.ts';
import { marked, marks } from './body/paints.ts';
import { somebody } from './body/person.ts';
import { starOutline } from './body/solids.ts';

const star = starOutline(5, 0.15, 0.065);

export const superhero = somebody(
  ['#2f6af0', '#e8283a', '#7a3ad8'],
  (coat, color, accent = '#ff3a3a') => {
    const shade = coat === '#e8283a' ? '#2f6af0' : accent;
    return {
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
          marked('#ffd83a', meet(dot(0, 0.12, 0.25, 0.23), ahead)),
          marked(shade, (p) => smooth(0.02, 0, star(p.x / 1.4, (p.y - 0.12) / 1.4)) * ahead(p)),
          marked('#ffd83a', band(-0.22, 0.05)),
        ),
      },
      behind: [cape(shade)],
      speech: 'young',
    };
  },
);
