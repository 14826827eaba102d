import { patch } from '../../../kit/cast/fur.ts';
import { blend, type Solid } from '../../../kit/cast/solid.ts';
import { towards } from '../../../kit/math/colors.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { type Doll, type DollLayer, kind } from './doll.ts';
import { faceOn } from './face-colors.ts';
import { furry, type Mark, marked, marks, plain } from './paints.ts';
import { plushArm, plushBody } from './plush.ts';
import { model, type Shape } from './shape.ts';
import { egg } from './solids.ts';
import type { Speech, VoiceName } from './voices.ts';

/** Height of the neck over the feet, in units. */
export const NECK = 1.42;
/** Height of the body's middle over the feet, in units. */
export const BODY = 0.66;
/** An animal's head without anything on it. */
export const skull = egg([0, 0, 0], [0.76, 0.65, 0.62]);
const none: Mark = () => {};

/** What sets an animal apart; its head is about 0.7 in radius around the neck. Colors are #rrggbb. */
type Animal = {
  /** Color of belly, muzzle and paws; left out: the coat. */
  belly?: string;
  iris?: string;
  nose?: { color: string; size: number };
  /** Bare skin instead of fur. */
  bare?: boolean;
  head?: Solid;
  muzzle?: Solid;
  /** On the head: ears, horns, mane, beak. */
  extras: readonly Shape[];
  headMark?: Mark;
  bodyMark?: Mark;
  body?: Solid;
  /** Color of hands and feet. */
  paws?: string;
  arm?: Shape;
  faceAt?: { y: number; size: number };
  skin?: string;
  behind?: readonly DollLayer[];
  /** Between body and arms. */
  middle?: readonly DollLayer[];
  before?: readonly DollLayer[];
  hovers?: boolean;
  speech: VoiceName | Speech;
  juice?: string;
};

/** An arm hangs from (0, 0). */
export function armLayer(shape: Shape, apart = 0.42, height = 0.98): DollLayer {
  return {
    name: 'arm',
    shape,
    at: [apart, height],
    twin: true,
    turn: (stance, side) => -0.24 - (side < 0 ? stance.leftArm : stance.rightArm),
  };
}

/** A doll of an animal that stands on two legs. */
export function animalDoll(it: Animal & { coat: string }): Doll {
  const coatOf = (mark: Mark) => (it.bare ? plain(it.coat, 0.3, [mark]) : furry(it.coat, [mark]));
  const belly = it.belly ?? it.coat;
  const paws = it.paws ?? belly;
  const base = it.head ?? skull;
  const { muzzle } = it;
  const solid: Solid = muzzle ? (x, y, z) => blend(base(x, y, z), muzzle(x, y, z), 0.1) : base;
  const head = model([
    {
      solid,
      paint: coatOf(
        marks(
          marked(belly, (p) => (it.belly ? patch(p, 0, -0.32, 0.56, 0.36) * 0.95 : 0)),
          it.headMark ?? none,
        ),
      ),
    },
    ...it.extras,
  ]);
  const body: Shape = {
    solid: it.body ?? plushBody,
    paint: coatOf(
      marks(
        marked(belly, (p) => patch(p, 0, -0.1, 0.46, 0.36)),
        it.bodyMark ?? none,
        marked(paws, (p) => smooth(-0.44, -0.5, p.y) * smooth(0.14, 0.24, p.z)),
      ),
    ),
  };
  const arm = it.arm ?? {
    solid: plushArm,
    paint: coatOf(marked(paws, (p) => smooth(-0.34, -0.44, p.y))),
  };
  return {
    neck: NECK,
    layers: [
      ...(it.behind ?? []),
      { name: 'body', shape: body, at: [0, BODY] },
      ...(it.middle ?? []),
      armLayer(arm),
      { name: 'head', shape: head, at: [0, 0], on: 'head' },
      'face',
      ...(it.before ?? []),
    ],
    face: {
      on: 'head',
      y: it.faceAt?.y ?? 0,
      size: it.faceAt?.size ?? 0.94,
      colors: faceOn(it.skin ?? it.coat, it.iris),
      ...(it.nose && { nose: it.nose }),
    },
    ...(it.hovers && { hovers: true }),
    inside: towards(it.coat, '#ffffff', 0.6),
    juice: it.juice ?? towards(it.coat, '#ffffff', 0.35),
    speech: it.speech,
  };
}

export const animal = kind(animalDoll);

/** A tail behind the body; its own (0, 0, 0) is its root. It wags with the body. */
export function tail(shape: Shape, x: number, y: number, name = 'tail'): DollLayer {
  return {
    name,
    shape,
    at: [x, y],
    turn: (stance) => stance.lean * 1.6 - stance.headTilt * 1.2 + stance.headBob * 3,
  };
}
