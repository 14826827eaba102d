import type { Bake, Picture } from '../../engine/sprites.ts';
import { PAD, usual } from '../../kit/knife/steel.ts';
import { bladeHeights, heightWith } from './knife-sizes.ts';
import type { straightKnives } from './straight-knives.ts';

// The knives of the play: how large their pictures are. What paints them is loaded where it is baked.

/** A knife that points left, `length` pixels long. */
export type Knife = (length: number) => Bake;

/** A knife whose picture is `tall` shares of its length tall. */
function knife(tall: number, load: () => Promise<(length: number) => Picture>): Knife {
  return (length) => ({
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * tall),
    look: async () => (await load())(length),
  });
}

export const chefKnife = knife(
  usual.height,
  async () => (await import('../../kit/knife/knife.ts')).knifeBake,
);

const straight = (name: keyof typeof straightKnives) =>
  knife(usual.height, async () => (await import('./straight-knives.ts')).straightKnives[name]);

export const slicer = straight('slicer');
export const serratedKnife = straight('serrated');
export const crinkleCutter = straight('crinkle');
export const sturdyKnife = straight('sturdy');

export const cleaver = knife(
  heightWith(bladeHeights.cleaver),
  async () => (await import('./cleaver-and-bread-knife.ts')).cleaverBake,
);
export const breadKnife = knife(
  heightWith(bladeHeights.breadKnife),
  async () => (await import('./cleaver-and-bread-knife.ts')).breadKnifeBake,
);
/** A slim knife with a handle of a light and a dark color (#rrggbb). */
export const paringKnifeOf = (handle: readonly [string, string]) =>
  knife(heightWith(bladeHeights.paringKnife), async () =>
    (await import('./cleaver-and-bread-knife.ts')).paringKnife(handle),
  );
