import type { Bake, Picture } from '../../engine/sprites.ts';

// The knives of the play: how large their pictures are. What paints them is loaded where it is baked.

/** A knife that points left, `length` pixels long. */
export type Knife = (length: number) => Bake;

const PAD = 0.03;

/** A knife whose picture is `tall` shares of its length tall. */
function knife(tall: number, load: () => Promise<(length: number) => Picture>): Knife {
  return (length) => ({
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * tall),
    look: async () => (await load())(length),
  });
}

const plain = 0.2 + 2 * PAD;

export const chefKnife = knife(
  plain,
  async () => (await import('../../kit/knife/knife.ts')).knifeBake,
);

const straight = (name: 'slicer' | 'serrated' | 'crinkle' | 'sturdy') =>
  knife(plain, async () => (await import('./straight-knives.ts'))[`${name}Bake`]);

export const slicer = straight('slicer');
export const serratedKnife = straight('serrated');
export const crinkleCutter = straight('crinkle');
export const sturdyKnife = straight('sturdy');

/** A knife whose blade is `blade` shares of its length tall. */
const bladed = (blade: number, load: () => Promise<(length: number) => Picture>) =>
  knife((blade + PAD) / 0.82, load);

const broad = (blade: number, name: 'cleaver' | 'breadKnife') =>
  bladed(blade, async () => (await import('./cleaver-and-bread-knife.ts'))[`${name}Bake`]);

export const cleaver = broad(0.27, 'cleaver');
export const breadKnife = broad(0.1, 'breadKnife');
/** A slim knife with a handle of a light and a dark color (#rrggbb). */
export const paringKnifeOf = (handle: readonly [string, string]) =>
  bladed(0.115, async () => (await import('./cleaver-and-bread-knife.ts')).paringKnife(handle));
