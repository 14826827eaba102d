import { hashText } from '../../../engine/random.ts';
import { knit } from '../../../kit/cast/fur.ts';
import { blend, rod, type Solid } from '../../../kit/cast/solid.ts';
import {
  linearRgb,
  type Painter,
  type Point,
  type Surface,
  setColor,
} from '../../../kit/cast/surface.ts';
import { towards } from '../../../kit/math/colors.ts';
import { armLayer, BODY, NECK } from './animal.ts';
import { type Doll, type DollLayer, kind, type Subject } from './doll.ts';
import { personSkull } from './hair.ts';
import { type Mark, painted, plain } from './paints.ts';
import { model, type Shape } from './shape.ts';
import { egg, lathe, mirrored } from './solids.ts';
import type { Speech, VoiceName } from './voices.ts';

type Looks = { skin: string; hair: string; iris: string };
const looks: readonly Looks[] = [
  { skin: '#f9cba8', hair: '#7a4222', iris: '#4a6a9a' },
  { skin: '#e8ad80', hair: '#241814', iris: '#4a2c18' },
  { skin: '#a86a44', hair: '#1c1212', iris: '#3a2010' },
  { skin: '#fbd6b8', hair: '#d89a3a', iris: '#3f8a6a' },
];

/** Skin, hair and eyes (#rrggbb) that go with clothes: the same for the same clothes. */
export function looksFor(clothes: string): Looks {
  return looks[hashText(clothes) % looks.length]!;
}

const ears = mirrored(egg([0.7, -0.08, 0], [0.12, 0.15, 0.1]));
const flesh: Solid = (x, y, z) => blend(personSkull(x, y, z), ears(x, y, z), 0.05);
const torso = egg([0, 0.04, 0], [0.43, 0.44, 0.36]);
const trousers = mirrored(rod([0.2, -0.16, 0], [0.21, -0.5, 0], 0.2, 0.16));
const shoes = mirrored(egg([0.23, -0.55, 0.1], [0.19, 0.11, 0.26]));
const gown = lathe(
  [0, 0.42, 0.26, 0.4, 0.34, 0.16, 0.36, 0, 0.66, -0.52, 0.62, -0.6, 0, -0.6],
  0.03,
);
const sleeve = rod([0, 0, 0], [0.02, -0.34, 0.03], 0.13, 0.14);
const hand = egg([0.02, -0.44, 0.04], [0.125, 0.13, 0.12]);

/** Clothes (#rrggbb); marks lie on them. The body's middle is at 0, its feet at -0.6. */
type Clothes = {
  top: string;
  legs?: string;
  shoes?: string;
  sleeves?: string;
  gloves?: string;
  /** A long gown or robe instead of trousers. */
  gown?: boolean;
  mark?: Mark;
  /** Smooth cloth instead of knitwear. */
  smooth?: boolean;
};

/** What sets a person apart; colors are #rrggbb. */
type Person = {
  skin: string;
  iris?: string;
  brow?: string;
  nose?: string | undefined;
  /** Hair, hat, beard; the head is about 0.65 in radius. */
  extras: readonly Shape[];
  headMark?: Mark;
  clothes: Clothes;
  onBody?: readonly Shape[];
  behind?: readonly DollLayer[];
  before?: readonly DollLayer[];
  speech: VoiceName | Speech;
};

function cloth(color: string, smooth: boolean | undefined): Painter {
  const rgb = linearRgb(color);
  return smooth ? plain(color, 0.2) : (point: Point, surface: Surface) => knit(surface, point, rgb);
}

function bodyShapes({
  top,
  legs,
  shoes: leather = '#4a3024',
  gown: long,
  mark,
  smooth,
}: Clothes): Shape[] {
  const upper = cloth(top, smooth);
  const paint: Painter = (point, surface) => {
    upper(point, surface);
    mark?.(point, surface);
  };
  const feet: Shape = painted(leather, 0.5, shoes);
  if (long) return [{ solid: gown, paint }, feet];
  return [{ solid: torso, paint }, { solid: trousers, paint: cloth(legs ?? top, smooth) }, feet];
}

/** A doll of a person. */
export function personDoll(it: Person): Doll {
  const { clothes, skin } = it;
  const bare = linearRgb(skin);
  const head = model([
    painted(skin, 0.25, flesh, [
      (point, surface) => {
        if (ears(point.x, point.y, point.z) < 0.03)
          setColor(surface, [bare[0], bare[1] * 0.82, bare[2] * 0.78]);
        it.headMark?.(point, surface);
      },
    ]),
    ...it.extras,
  ]);
  const arm = model([
    { solid: sleeve, paint: cloth(clothes.sleeves ?? clothes.top, clothes.smooth) },
    painted(clothes.gloves ?? skin, 0.2, hand),
  ]);
  return {
    neck: NECK,
    layers: [
      ...(it.behind ?? []),
      { name: 'body', shape: model([...bodyShapes(clothes), ...(it.onBody ?? [])]), at: [0, BODY] },
      armLayer(arm, 0.37, 0.98),
      { name: 'head', shape: head, at: [0, 0], on: 'head' },
      'face',
      ...(it.before ?? []),
    ],
    face: {
      on: 'head',
      y: -0.02,
      size: 0.92,
      colors: {
        iris: it.iris ?? '#5a3414',
        irisLight: towards(it.iris ?? '#5a3414', '#ffe0a0', 0.5),
        line: '#2a130c',
        lid: towards(skin, '#a04a30', 0.16),
        brow: it.brow ?? towards(skin, '#2a1208', 0.7),
      },
      nose: { color: it.nose ?? towards(skin, '#d0503a', 0.45), size: 0.9 },
    },
    inside: '#ffd7e4',
    juice: clothes.top,
    speech: it.speech,
  };
}

export const person = kind(personDoll);

/** A person with the looks that go with its clothes; it is told the color of its hair. */
export function somebody(
  coats: readonly string[],
  make: (coat: string, hair: string, accent: string | undefined) => Omit<Person, 'skin' | 'iris'>,
): Subject {
  return person(coats, (coat, accent) => {
    const { skin, hair, iris } = looksFor(coat);
    return { skin, iris, ...make(coat, hair, accent) };
  });
}
