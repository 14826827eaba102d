import { melted, rod, type Solid } from '../../../kit/cast/solid.ts';
import { towards } from '../../../kit/math/colors.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { animalDoll } from './animal.ts';
import { type DollLayer, kind } from './doll.ts';
import { furred, type Mark, marked, painted } from './paints.ts';
import type { Shape } from './shape.ts';
import { egg } from './solids.ts';
import type { Speech, VoiceName } from './voices.ts';

const plump = egg([0, -0.02, 0], [0.54, 0.56, 0.48]);

const wing = egg([0.05, -0.24, 0], [0.17, 0.38, 0.12]);

/** A short beak around the mouth. */
const beak = egg([0, -0.34, 0.52], [0.24, 0.15, 0.22]);

const webbed: DollLayer = {
  name: 'foot',
  shape: painted(
    '#ff9a2a',
    0.4,
    melted(
      0.05,
      [-0.35, 0, 0.35].map((a) => rod([0, 0, 0], [Math.sin(a) * 0.22, -0.04, 0.3], 0.08, 0.07)),
    ),
  ),
  at: [0.24, 0.1],
  twin: true,
};

/** What sets a bird apart; colors are #rrggbb. */
type Bird = {
  belly: string;
  wing?: string;
  mouth?: Solid;
  mouthColor?: string;
  extras?: readonly Shape[];
  headMark?: Mark;
  bodyMark?: Mark;
  iris?: string;
  skin?: string;
  tail?: DollLayer;
  speech: VoiceName | Speech;
};

/** Dolls of birds that stand on webbed feet. */
export const birdLike = kind<Bird>((it) => {
  const wings = it.wing ?? towards(it.coat, '#000020', 0.14);
  return animalDoll({
    coat: it.coat,
    belly: it.belly,
    ...(it.iris && { iris: it.iris }),
    ...(it.skin && { skin: it.skin }),
    extras: [painted(it.mouthColor ?? '#ffa22a', 0.45, it.mouth ?? beak), ...(it.extras ?? [])],
    ...(it.headMark && { headMark: it.headMark }),
    ...(it.bodyMark && { bodyMark: it.bodyMark }),
    body: plump,
    arm: furred(wings, wing, [
      marked(towards(wings, '#ffffff', 0.45), (p) => smooth(-0.4, -0.5, p.y) * 0.8),
    ]),
    behind: [...(it.tail ? [it.tail] : []), webbed],
    speech: it.speech,
  });
});

/** Feathers on top of the head, up to those tips. */
export function tuft(color: string, ...tips: readonly (readonly [number, number])[]): Shape {
  return furred(
    color,
    melted(
      0.04,
      tips.map(([x, y]) => rod([x * 0.3, 0.54, 0], [x, y, -0.04], 0.1, 0.045)),
    ),
  );
}

/** A short tail. */
export function tailFeathers(color: string): DollLayer {
  return {
    name: 'tail',
    shape: furred(
      color,
      [-0.3, 0, 0.3].map((a) =>
        egg([0.36 + Math.cos(a) * 0.2, Math.sin(a) * 0.34 + 0.06, -0.2], [0.34, 0.11, 0.07]),
      ),
    ),
    at: [0.34, 0.36],
    turn: (stance) => stance.lean - 0.25,
  };
}
