import { smooth } from '../../kit/math/easing.ts';
import { ahead, dot, meet } from './body/areas.ts';
import type { Subject } from './body/doll.ts';
import { hair } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { looksFor, personDoll } from './body/person.ts';
import { drawGlassBall } from './body/sketches.ts';
import { egg, ring } from './body/solids.ts';

export const astronaut: Subject = {
  coats: ['#f4f6fa'],
  make: (coat, accent = '#ff7a2a') => {
    const { skin, hair: color, iris } = looksFor(accent);
    const doll = personDoll({
      skin,
      iris,
      extras: [hair('short', color)],
      clothes: {
        top: coat,
        legs: coat,
        shoes: '#5a6478',
        gloves: accent,
        smooth: true,
        mark: marks(
          marked(
            '#3f7ae0',
            (p) =>
              smooth(0.15, 0.13, Math.max(Math.abs(p.x) * 0.8, Math.abs(p.y - 0.04))) * ahead(p),
          ),
          marked('#ff4a4a', meet(dot(0.08, 0.06, 0.05, 0.035), ahead)),
          marked('#6aff9a', meet(dot(-0.06, 0.06, 0.05, 0.035), ahead)),
        ),
      },
      onBody: [painted(accent, 0.5, ring([0, 0.4, 0], 0.36, 0.1, 'y'))],
      behind: [
        {
          name: 'pack',
          shape: painted('#c8d0dc', 0.5, egg([0, 0, -0.2], [0.62, 0.44, 0.2])),
          at: [0, 0.78],
        },
        {
          name: 'shell',
          on: 'head',
          shape: painted('#dfe6f0', 0.7, egg([0, 0, -0.1], [0.96, 0.93, 0.4])),
          at: [0, 0.06],
        },
      ],
      before: [{ on: 'head', sketch: (context) => drawGlassBall(context, 0.95) }],
      speech: 'grown',
    });
    return { ...doll, neck: (doll.neck ?? 0) + 0.16 };
  },
};
