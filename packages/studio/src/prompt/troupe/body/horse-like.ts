import { melted } from '../../../kit/cast/solid.ts';
import { linearRgb, setColor } from '../../../kit/cast/surface.ts';
import { towards } from '../../../kit/math/colors.ts';
import { animalDoll, skull, tail } from './animal.ts';
import { byDepth, byHeight, meet } from './areas.ts';
import { pointedEars } from './ears.ts';
import { nostrils } from './nostrils.ts';
import { marked, marks, painted } from './paints.ts';
import type { Shape } from './shape.ts';
import { egg, rolled } from './solids.ts';

const horseHead = melted(0.25, [skull, egg([0, -0.34, 0.32], [0.52, 0.36, 0.36])]);

const tressAt = Array.from({ length: 7 }, (_, i) => (i / 6) * 2.2 - 1.1);

/** Locks over the top of the head and down one side, with one color for each in turn. */
function maneLocks(colors: readonly string[]): Shape[] {
  return tressAt.map((angle, i) =>
    painted(
      colors[i % colors.length]!,
      0.35,
      egg(
        [Math.sin(angle * 0.9) * 0.5 + 0.1, 0.4 + Math.cos(angle) * 0.36, -0.14],
        [0.3, 0.3, 0.3],
      ),
    ),
  );
}

const forelock = (colors: readonly string[]): Shape[] =>
  [-0.14, 0.02, 0.18].map((x, i) =>
    painted(
      colors[(i * 2) % colors.length]!,
      0.35,
      rolled(egg([x, 0.56, 0.34], [0.1, 0.24, 0.12]), (i - 1) * -0.14),
    ),
  );

const horseTail = melted(0.12, [
  egg([0.3, 0.1, -0.1], [0.3, 0.18, 0.16]),
  egg([0.52, -0.06, -0.1], [0.17, 0.36, 0.15]),
]);

/** A doll of a horse; `hair` are the colors of mane and tail. */
export function horseLike(
  coat: string,
  hair: readonly string[],
  muzzle: string,
  extras: readonly Shape[],
) {
  return animalDoll({
    coat,
    belly: towards(coat, '#ffffff', 0.4),
    iris: '#5a3a8a',
    head: horseHead,
    extras: [...pointedEars(coat, 0.85), ...maneLocks(hair), ...forelock(hair), ...extras],
    headMark: marks(
      marked(muzzle, meet(byHeight(-0.14, -0.24), byDepth(0, 0.2))),
      nostrils(0.24, -0.2),
    ),
    paws: towards(coat, '#3a2418', 0.75),
    behind: [
      tail(
        painted(hair[0]!, 0.35, horseTail, [
          (p, surface) => {
            const place = Math.floor((p.x + p.y * 0.4 + 0.4) * hair.length * 1.4);
            setColor(
              surface,
              linearRgb(hair[((place % hair.length) + hair.length) % hair.length]!),
            );
          },
        ]),
        0.34,
        0.5,
      ),
    ],
    speech: 'grown',
  });
}
