import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FacePlace } from '../../engine/scene.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { WearName } from '../words/names.ts';
import type { WearLook } from './brush.ts';
import { eyePatch, glasses, sunglasses } from './eyes.ts';
import { bow, crown, flower, halo, partyHat } from './festive.ts';
import { chefHat, helmet, santaHat, topHat } from './hats.ts';
import { headphones, mustache, scarf } from './other.ts';
import { spaceHelmet } from './space-helmet.ts';

const looks: Record<WearName, WearLook> = {
  sunglasses,
  glasses,
  crown,
  'party hat': partyHat,
  'top hat': topHat,
  bow,
  flower,
  headphones,
  helmet,
  halo,
  'chef hat': chefHat,
  mustache,
  scarf,
  'santa hat': santaHat,
  'eye patch': eyePatch,
  'space helmet': spaceHelmet,
};

/** Pixels per face unit of the pictures; faces are shown at 120 to 250. */
const DETAIL = 240;

/** Pictures of what faces wear; keys begin with `wear-`. */
export function wearBakes(wears: readonly WearName[]): Bakes {
  return Object.fromEntries(
    wears.map((name) => {
      const { box, paint } = looks[name];
      const [left, top, right, bottom] = box;
      const size = {
        width: Math.ceil((right - left) * DETAIL),
        height: Math.ceil((bottom - top) * DETAIL),
      };
      return [
        `wear-${name}`,
        {
          ...size,
          paint(context: SKRSContext2D) {
            context.scale(DETAIL, DETAIL);
            context.translate(-left, -top);
            paint(context);
          },
        },
      ];
    }),
  );
}

/** Puts them on a face, in the order given. */
export function drawWear(
  context: SKRSContext2D,
  sprites: Sprites,
  wears: readonly WearName[],
  face: FacePlace,
) {
  pen.at(context, { x: face.x, y: face.y, turn: face.tilt, scale: face.scale }, () => {
    for (const name of wears) {
      const [left, top, right, bottom] = looks[name].box;
      context.drawImage(sprites[`wear-${name}`]!, left, top, right - left, bottom - top);
    }
  });
}
