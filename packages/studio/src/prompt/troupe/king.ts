import { smooth } from '../../kit/math/easing.ts';
import { bar, byHeight, front, meet } from './body/areas.ts';
import { cape } from './body/costume.ts';
import { crown } from './body/crown.ts';
import { beard, hair } from './body/hair.ts';
import { marked, marks, painted } from './body/paints.ts';
import { person } from './body/person.ts';
import { egg } from './body/solids.ts';

export const king = person(['#c8203a', '#5a3ac0'], (coat) => ({
  skin: '#f4c8a4',
  iris: '#4a6a3a',
  extras: [hair('short', '#8a5a2c'), beard('#8a5a2c', 0.72), crown(0.46, 0.4, 7)],
  brow: '#7a4a20',
  clothes: {
    top: coat,
    gown: true,
    smooth: true,
    mark: marks(
      marked('#ffd04a', meet(bar(0, 0.1, 0.08), front)),
      marked('#ffffff', byHeight(-0.44, -0.48)),
    ),
  },
  onBody: [
    painted('#ffffff', 0.05, egg([0, 0.32, 0.02], [0.5, 0.17, 0.44]), [
      marked('#2a2028', (p) =>
        smooth(0.6, 0.85, Math.sin(p.x * 22 + 1) * Math.sin(p.y * 28 + p.z * 8)),
      ),
    ]),
  ],
  behind: [cape(coat)],
  speech: 'low',
}));
