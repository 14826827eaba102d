import type { Bakes, Sprites } from '../../../engine/sprites.ts';
import * as pen from '../../../kit/pen/pen.ts';
import { moods } from '../../places/mood.ts';
import { performerOf } from '../../troupe/perform.ts';
import type { Role } from '../../words/story.ts';
import type { Cue } from '../act.ts';

/** Detail of a prop's pictures against the lead's. */
const DETAIL = 0.42;

/** A thing without a life of its own, drawn around its middle. */
export type Prop = {
  bakes: Bakes;
  /** Half its width and half its height in units of the lead. */
  half: number;
  tall: number;
  draw: (context: pen.Context, sprites: Sprites) => void;
  /** Color (#rrggbb) of its crumbs. */
  crumb: string;
};

/** The role as a prop; its larger side is `size` units of the lead. It is drawn in units. */
export async function propOf(
  { story, scale, random }: Cue,
  role: Role,
  size: number,
): Promise<Prop> {
  const { light } = moods[story.mood];
  const made = await performerOf({ role, key: 'prop', light, scale: scale * DETAIL, random });
  const [half, tall] = made.thing;
  const share = size / 2 / Math.max(half, tall);
  return {
    bakes: made.bakes,
    half: half * share,
    tall: tall * share,
    crumb: made.inside,
    draw(context, sprites) {
      pen.at(context, { scale: share }, () => made.drawThing(context, sprites));
    },
  };
}
