import type { Bakes, Sprites } from '../../../engine/sprites.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import { moods } from '../../places/mood.ts';
import { performerOf } from '../../troupe/perform.ts';
import { isVehicle } from '../../words/kinds.ts';
import type { Story } from '../../words/story.ts';
import type { Bearing, Cue } from '../act.ts';

/** Size of what is ridden against its rider, who stands behind it. */
const SIZE = 0.94;
/** How much of its height hides the rider. */
const SEAT = 0.62;

/** What the lead rides, unless it is a car: those are open, and painted. */
type Mount = {
  bakes: Bakes;
  /** How high the rider is lifted, in units. */
  seat: number;
  draw: (context: Context, sprites: Sprites, bearing: Bearing) => void;
};

/** How much smaller everybody is, so that a rider fits. */
export const MOUNTED = 0.69;

/** Whether the lead sits on something high. */
export function isMounted({ action, object, roles }: Story): boolean {
  const rides = action === 'drive' && object !== undefined && object.subject !== 'car';
  return rides && !isVehicle(roles[0]!.subject);
}

/** What the story says that the lead rides or drives. */
export async function mountOf({ story, scale, random }: Cue): Promise<Mount | undefined> {
  const role = story.object;
  if (!role || !isMounted(story)) return undefined;
  const { light } = moods[story.mood];
  const part = { role, key: 'mount', light, scale: scale * SIZE, random };
  const mount = await performerOf({ ...part, turned: isVehicle(role.subject) });
  return {
    bakes: mount.bakes,
    seat: (mount.top / scale) * SEAT,
    draw(context, sprites, { stance, look }) {
      const share = (length: number) => length / SIZE;
      const own = { ...stance, x: share(stance.x), lift: share(stance.lift) };
      const calmer = { ...look, lookX: look.lookX * 0.5, open: look.open * 0.5 };
      mount.draw(context, sprites, own, calmer);
    },
  };
}
