import type { Size } from '../../engine/stage.ts';
import type { Light } from './light.ts';
import type { Pose } from './pose.ts';
import type { Solid } from './solid.ts';
import type { Painter, Point } from './surface.ts';

/** A solid that is seen in some light, and the picture that it is to fill. */
export type Cast = {
  solid: Solid;
  paint: Painter;
  light: Light;
  /** Pixels per unit. */
  scale: number;
  /** Height of the solid's point that sits in the middle of the picture and that poses turn around. */
  middle?: number;
  /** Units from the middle of the picture to its sides, and to its top and bottom. */
  reach: readonly [number, number];
  /** How far the viewer looks down, in radians. */
  pitch: number;
  pose?: Pose;
  /** The surface may let the picture behind shine through; called last. */
  alpha?: (point: Point, facing: number) => number;
  /** Under which the sprite ships with the package, as `strawberry/lower`; see Bake. */
  name?: string;
};

/** What is known of a cast without its shape: its name, and what its picture must hold. */
export type CastFrame = Pick<Cast, 'scale' | 'middle' | 'reach' | 'pitch' | 'pose'> & {
  name: string;
};

/** Hair on a solid. Lengths in units; places in units from the picture's middle, y up. */
export type Hair = {
  /** Hairs per square unit. */
  density: number;
  /** Hair length at a place; 0 is bare. */
  length: (x: number, y: number) => number;
  /** Width of a hair at its root. */
  width: number;
  /** Hair points away from here, */
  crown: readonly [number, number];
  /** and hangs down: 0 not at all, 1 straight. */
  hang: number;
  /** How much neighbors clump and curl, 0.5 is usual for fur, 0.15 for combed hair. */
  wild: number;
};

/** What a cast shows; for the workshop, where casts are made that ship with the package. */
export type CastShape = Pick<Cast, 'solid' | 'paint' | 'light' | 'alpha'> & { hair?: Hair };

/** Pixels of a cast's picture. */
export function castSize({ reach, scale }: Pick<Cast, 'reach' | 'scale'>): Size {
  return { width: Math.ceil(reach[0] * 2 * scale), height: Math.ceil(reach[1] * 2 * scale) };
}
