import type { Size } from '../../engine/size.ts';
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

/** What a cast shows; for the workshop, where casts are made that ship with the package. */
export type CastShape = Pick<Cast, 'solid' | 'paint' | 'light' | 'alpha'>;

/** Pixels of a cast's picture. */
export function castSize({ reach, scale }: Pick<Cast, 'reach' | 'scale'>): Size {
  return { width: Math.ceil(reach[0] * 2 * scale), height: Math.ceil(reach[1] * 2 * scale) };
}
