import { towards } from '../../../kit/math/colors.ts';
import { type Doll, type DollFace, type DollLayer, kind } from './doll.ts';
import { faceOn } from './face-colors.ts';
import { arms, type LimbColors, legs } from './limbs.ts';
import { model, type Shape } from './shape.ts';
import type { Speech, VoiceName } from './voices.ts';

/** A thing with a face, thin arms and legs. Lengths in its own units. */
type Morsel = {
  /** Several are one model. */
  shape: Shape | readonly Shape[];
  build: {
    /** Its lowest point, where its sides are and how high the shoulders. */
    bottom: number;
    side: number;
    shoulder?: number;
    /** How far it is moved to the right. */
    shift?: number;
    /** Its unit against the doll's, and half the distance of the legs. */
    size: number;
    stand?: number;
  };
  face: { x?: number; y: number; size: number };
  /** Color (#rrggbb) around the eyes, of the eyes and of arms and legs; the skin is the coat unless told. */
  skin?: string;
  iris?: string;
  limbs?: Partial<LimbColors>;
  speech: VoiceName | Speech;
  inside: string;
  juice: string;
  /** Its height with what is painted, in the doll's units. */
  top?: number;
  /** In the air: without legs. */
  hovers?: boolean;
  /** Without arms. */
  armless?: boolean;
  behind?: readonly DollLayer[];
  /** Between body and face. */
  under?: readonly DollLayer[];
  before?: readonly DollLayer[];
};

const HIP = 0.27;

/** A doll of a thing with arms and legs. */
export function morselDoll(it: Morsel & { coat: string }): Doll {
  const { skin = it.coat } = it;
  const { bottom, side, size, shoulder = it.face.y - 0.25, shift = 0, stand = 0.34 } = it.build;
  const shape = 'solid' in it.shape ? it.shape : model(it.shape);
  const middle = (it.hovers ? 0.02 : HIP) - bottom * size;
  const limbs: LimbColors = {
    limb: towards(skin, '#3a1a0c', 0.35),
    glove: '#fff8ee',
    shoe: towards(skin, '#5a1230', 0.5),
    ...it.limbs,
  };
  const face: DollFace = {
    x: ((it.face.x ?? 0) + shift) * size,
    y: middle + it.face.y * size,
    size: it.face.size * size,
    colors: faceOn(skin, it.iris),
  };
  const shoulders = middle + shoulder * size;
  return {
    layers: [
      ...(it.behind ?? []),
      ...(it.hovers ? [] : [legs(limbs, stand * size)]),
      { name: 'body', shape, at: [shift * size, middle], size },
      ...(it.under ?? []),
      'face',
      ...(it.before ?? []),
      ...(it.armless ? [] : [arms(limbs, (side - 0.03) * size, shoulders)]),
    ],
    face,
    ...(it.top && { top: it.top }),
    ...(it.hovers && { hovers: true }),
    inside: it.inside,
    juice: it.juice,
    speech: it.speech,
  };
}

export const morsel = kind(morselDoll);
