import type { Solid } from '../../../kit/cast/solid.ts';
import { type DollLayer, kind } from './doll.ts';
import { faceOn } from './face-colors.ts';
import { painted, polished } from './paints.ts';
import { model, type Shape } from './shape.ts';
import { drawHub } from './sketches.ts';
import { egg, ring } from './solids.ts';
import type { Speech, VoiceName } from './voices.ts';

/** Color of windows. */
export const GLASS = '#cfefff';

/** Across, up, along. */
type Spot = readonly [x: number, y: number, z: number];

/** Faces along its z axis; lengths in its own units, the ground at 0. */
type Vehicle = {
  shapes: readonly Shape[];
  /** How far it turns to the left of the viewer, in radians. */
  yaw: number;
  size: number;
  /** Raises it over its feet. */
  lift?: number;
  /** Two at each place `along` the way, as far out and as high as told. */
  wheels?: { x: number; y: number; along: readonly number[]; radius: number; hub: string };
  /** The middle of the face on its front. */
  face: { at: Spot; size: number };
  iris?: string;
  hovers?: boolean;
  top?: number;
  behind?: readonly DollLayer[];
  before?: readonly DollLayer[];
  speech: VoiceName | Speech;
  juice: string;
};

type Wheels = NonNullable<Vehicle['wheels']>;

function wheelShapes({ x: out, y: up, along, radius, hub }: Wheels): Shape[] {
  /** All wheels as one; each point looks at the wheel nearest along the way. */
  const onWheels =
    (solid: Solid): Solid =>
    (x, y, z) => {
      let nearest = along[0]!;
      for (const at of along) if (Math.abs(z - at) < Math.abs(z - nearest)) nearest = at;
      return solid(Math.abs(x) - out, y - up, z - nearest);
    };
  const tire = ring([0, 0, 0], radius * 0.62, radius * 0.4, 'x');
  const cap = egg([0, 0, 0], [radius * 0.36, radius * 0.5, radius * 0.5]);
  return [painted('#2c2c38', 0.25, onWheels(tire)), polished(hub, onWheels(cap))];
}

/** Dolls of things that drive, fly or swim. */
export const vehicle = kind<Vehicle>((it) => {
  const { size, yaw, lift = 0, wheels } = it;
  const across = ([x, , z]: Spot) => (x * Math.cos(yaw) - z * Math.sin(yaw)) * size;
  const up = ([x, y, z]: Spot) =>
    lift + (y - (z * Math.cos(yaw) + x * Math.sin(yaw)) * 0.12) * size;
  const hubs: DollLayer = {
    sketch(context, stance) {
      if (!wheels) return;
      const { x, y, along, radius } = wheels;
      for (const z of along) {
        const edge: Spot = [x + radius * 0.36, y, z];
        drawHub(context, {
          x: across(edge),
          y: -up(edge),
          radius: radius * 0.34 * size,
          squeeze: Math.sin(yaw),
          angle: stance.x / (radius * size) + stance.leftArm * 2,
        });
      }
    },
  };
  return {
    layers: [
      ...(it.behind ?? []),
      {
        name: 'body',
        shape: model([...it.shapes, ...(wheels ? wheelShapes(wheels) : [])]),
        at: [0, lift],
        yaw: -yaw,
        size,
      },
      hubs,
      'face',
      ...(it.before ?? []),
    ],
    face: {
      x: across(it.face.at),
      y: up(it.face.at),
      size: it.face.size * size,
      colors: faceOn(it.coat, it.iris ?? '#2a6ab0'),
    },
    ...(it.hovers && { hovers: true }),
    ...(it.top && { top: it.top }),
    inside: '#9aa4b4',
    juice: it.juice,
    speech: it.speech,
  };
});
