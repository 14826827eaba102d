import type { FacePlace } from '../../engine/scene.ts';
import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { WearName } from '../words/names.ts';
import type { WearLook } from './brush.ts';

/** Each thing is loaded when a face wears it. */
const looks: Record<WearName, () => Promise<WearLook>> = {
  sunglasses: async () => (await import('./sunglasses.ts')).sunglasses,
  glasses: async () => (await import('./glasses.ts')).glasses,
  crown: async () => (await import('./crown.ts')).crown,
  'party hat': async () => (await import('./party-hat.ts')).partyHat,
  'top hat': async () => (await import('./top-hat.ts')).topHat,
  bow: async () => (await import('./bow.ts')).bow,
  flower: async () => (await import('./flower.ts')).flower,
  headphones: async () => (await import('./headphones.ts')).headphones,
  helmet: async () => (await import('./helmet.ts')).helmet,
  halo: async () => (await import('./halo.ts')).halo,
  'chef hat': async () => (await import('./chef-hat.ts')).chefHat,
  mustache: async () => (await import('./mustache.ts')).mustache,
  scarf: async () => (await import('./scarf.ts')).scarf,
  'santa hat': async () => (await import('./santa-hat.ts')).santaHat,
  'eye patch': async () => (await import('./eye-patch.ts')).eyePatch,
  'space helmet': async () => (await import('./space-helmet.ts')).spaceHelmet,
};

/** Pixels per face unit of the pictures; faces are shown at 120 to 250. */
const DETAIL = 240;

function wearBake({ box: [left, top, right, bottom], paint }: WearLook): Bake {
  return {
    width: Math.ceil((right - left) * DETAIL),
    height: Math.ceil((bottom - top) * DETAIL),
    paint(context) {
      context.scale(DETAIL, DETAIL);
      context.translate(-left, -top);
      paint(context);
    },
  };
}

/** What a face wears: its pictures, whose keys begin with `wear-`, and how it is put on. */
export type Outfit = {
  bakes: Bakes;
  draw: (context: pen.Context, sprites: Sprites, face: FacePlace) => void;
};

/** All of them on one face, in the order given. */
export async function outfitOf(wears: readonly WearName[]): Promise<Outfit> {
  const worn = await Promise.all(
    wears.map(async (name) => ({ key: `wear-${name}`, look: await looks[name]() })),
  );
  return {
    bakes: Object.fromEntries(worn.map(({ key, look }) => [key, wearBake(look)])),
    draw(context, sprites, { x, y, tilt, scale }) {
      pen.at(context, { x, y, turn: tilt, scale }, () => {
        for (const { key, look } of worn) {
          const [left, top, right, bottom] = look.box;
          context.drawImage(sprites[key]!, left, top, right - left, bottom - top);
        }
      });
    },
  };
}
