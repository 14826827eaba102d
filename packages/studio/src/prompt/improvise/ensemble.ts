import type { Random } from '../../engine/random.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Context } from '../../kit/pen/pen.ts';
import type { Bearing } from '../acts/act.ts';
import type { Frame } from '../places/paint/brush.ts';
import { performerOf } from '../troupe/perform.ts';
import type { Performer } from '../troupe/performer.ts';
import { type Outfit, outfitOf } from '../wear/wear.ts';
import { isVehicle } from '../words/kinds.ts';
import type { ActionName } from '../words/names.ts';
import type { Story } from '../words/story.ts';

/** Somebody with a place on the stage; `x` and `back` in pixels from the middle and the line of the feet. */
export type Actor = {
  performer: Performer;
  outfit: Outfit;
  x: number;
  back: number;
  /** Pixels per unit. */
  scale: number;
};

/** Places in units by number of actors: across, away from the viewer, size. The lead comes first. */
const places = [
  [[0, 0, 1.2]],
  [
    [-0.62, 0, 0.98],
    [0.74, 0.14, 0.86],
  ],
  [
    [0, -0.06, 0.96],
    [-0.98, 0.3, 0.74],
    [0.98, 0.3, 0.74],
  ],
] as const;

/** Where something small stands at hand, by number of actors. */
const atHand = [
  [1.02, -0.1, 0.5],
  [0.14, -0.16, 0.42],
  [0.52, -0.2, 0.36],
] as const;
/** What they do with their object themselves. */
const handlers: ReadonlySet<ActionName> = new Set<ActionName>(['eat', 'cook', 'drive']);

/**
 * Casts the story's roles and, as the last actor, what the lead has at hand; `share` makes all of
 * them smaller.
 */
export async function castEnsemble(
  story: Story,
  frame: Frame,
  light: Light,
  random: Random,
  share = 1,
): Promise<Actor[]> {
  const roles = story.roles.slice(0, 3);
  const thing = handlers.has(story.action) ? undefined : story.object;
  const side = random() < 0.5 ? -1 : 1;
  const spread = frame.width > frame.height ? 1.45 : 1;
  const actors: Actor[] = [];
  // One after the other, as they draw from the same `random`.
  for (const [i, role] of [...roles, ...(thing ? [thing] : [])].entries()) {
    const [x, back, size] =
      role === thing ? atHand[roles.length - 1]! : places[roles.length - 1]![i]!;
    const scale = frame.unit * size * share * (roles.length > 1 && spread > 1 ? 1.16 : 1);
    const turned = isVehicle(role.subject);
    const performer = await performerOf({ role, key: `actor${i}`, light, scale, random, turned });
    actors.push({
      performer,
      outfit: await outfitOf(role.wears),
      x: x * side * spread * frame.unit,
      back: back * frame.unit,
      scale,
    });
  }
  return actors;
}

export function ensembleBakes(actors: readonly Actor[]): Bakes {
  return {
    ...Object.assign({}, ...actors.map(({ performer }) => performer.bakes)),
    ...Object.assign({}, ...actors.map(({ outfit }) => outfit.bakes)),
  };
}

/** Draws somebody with what it wears, feet at (0, 0). */
export function drawActor(
  context: Context,
  sprites: Sprites,
  { performer, outfit }: Actor,
  { stance, look }: Bearing,
) {
  performer.draw(context, sprites, stance, look);
  outfit.draw(context, sprites, performer.faceAt(stance, look));
}

export function drawActorShadow(
  context: Context,
  { performer, scale }: Actor,
  { stance }: Bearing,
  girth = 1,
) {
  if (girth <= 0) return;
  const lift = (stance.lift + (performer.hovers ? 0.25 : 0)) * scale;
  drawContactShadow(context, stance.x * scale, 0, performer.half * 0.66 * girth, lift);
}
