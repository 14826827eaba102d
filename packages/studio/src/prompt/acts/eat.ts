import { pick } from '../../engine/random.ts';
import { between, calm, joy, laugh } from '../../kit/face/expression.ts';
import { easeBack, easeInOut, mix, pulse, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { heart } from '../../kit/pen/shapes.ts';
import { giggle } from '../../kit/sound/line.ts';
import type { SubjectName } from '../words/names.ts';
import type { Role } from '../words/story.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks, wobble } from './act.ts';
import { drawBitten } from './props/bites.ts';
import { channels, drops, planBursts, rising } from './props/bursts.ts';
import { propOf } from './props/prop.ts';
import { faceInUnits } from './props/units.ts';

const BITES = [1.3, 2.3, 3.3, 4.3] as const;

const FULL = 4.9;
const munching = { ...calm, squint: 0.55, breadth: 0.7, smile: 0.5, blush: 1 };
/** Nobody bites into a cup. */
const drinks: ReadonlySet<SubjectName> = new Set<SubjectName>(['coffee', 'teapot', 'raindrop']);

/** What there is to eat when nobody says what. */
const treats = ['cookie', 'donut', 'cupcake', 'watermelon', 'pizza', 'strawberry'] as const;

/** Eats a treat bite by bite, cheeks full, and rubs its belly; then there is another one. */
export const eat: ActMaker = async (cue) => {
  const { scale, random, lead, story } = cue;
  const treat: Role = { subject: pick(random, treats), colors: [], wears: [] };
  const snack = await propOf(cue, story.object ?? treat, 0.86);
  const crumbs = drops(channels(snack.crumb), { count: 12, size: 0.05, speed: 1.6, gravity: 2.4 });
  const drunk = story.object !== undefined && drinks.has(story.object.subject);
  const mouth = faceInUnits(cue, idle(0));
  const level = mouth.y + mouth.scale * 0.4;
  const bursts = planBursts('eat', cue, [
    ...BITES.map((at) => ({ look: crumbs, at, top: level, bottom: level + 0.05 })),
    {
      look: rising(heart('#ff5f8a'), { count: 9 }),
      at: FULL + 0.3,
      top: level - 0.9,
      bottom: level,
    },
  ]);
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const near = Math.max(...BITES.map((at) => pulse(at - 0.5, at + 0.3, t)));
    const chewing = during(t, BITES[0], FULL, 0.2) * (1 - near);
    const full = during(t, FULL, 6.9, 0.3);
    stance.rightArm +=
      mix(0.9, 1.15, near) * during(t, -1, FULL - 0.2, 0.4) + 0.9 * smooth(7, 7.4, t) + 0.5 * full;
    stance.leftArm += 0.5 * near + full * (0.6 + 0.25 * sway(t, 12));
    stance.headTilt += 0.05 * near + 0.06 * chewing * sway(t, 16);
    stance.lean += 0.05 * near + 0.05 * full * sway(t, 6);
    stance.stretch += 0.025 * chewing * sway(t, 32) - 0.05 * wobble(t, FULL, 2.2, 3);
    stance.lift += 0.06 * full * bounce(t, 12);
    const bite = Math.max(...BITES.map((at) => pulse(at - 0.35, at + 0.03, t)));
    let face = between(
      look,
      { ...calm, lookX: 0.35, lookY: 0.5, smile: 0.9 },
      Math.max(during(t, -1, BITES[0], 0.4), smooth(7.2, 7.6, t)),
    );
    face = between(face, { ...munching, open: 0.12 + 0.14 * bounce(t, 40) }, chewing);
    face = between(face, { ...joy, open: 1.1, breadth: 1 }, bite);
    face = between(face, laugh, full);
    return { stance, look: withBlinks(face, t) };
  };
  return {
    turn: FULL,
    posterSeconds: BITES[1] - 0.12,
    together: true,
    bakes: { ...bursts.bakes, ...snack.bakes },
    bearing,
    before(context, sprites, t) {
      const bites = BITES.filter((at) => t > at).length;
      const again = smooth(6.9, 7.2, t);
      if (bites < 4 || again > 0) {
        const face = faceInUnits(cue, bearing(t));
        const near = easeInOut(Math.max(...BITES.map((at) => pulse(at - 0.5, at + 0.4, t))));
        const size = scale * (again > 0 ? easeBack((t - 6.9) / 0.4) : 1);
        const x = face.x + face.scale * mix(0.72, 0.12, near);
        const y = face.y + face.scale * mix(0.95, 0.6, near) + 0.03 * sway(t, 4);
        const turn = -0.2 + 0.2 * near - (drunk ? 0.7 * near : 0);
        pen.at(context, { x: x * scale, y: y * scale, turn, scale: size }, () => {
          drawBitten(context, sprites, snack, again > 0 || drunk ? 0 : bites);
        });
      }
      bursts.draw(context, sprites, t);
    },
    score(track, { chirp, pop, snap, speak }) {
      for (const at of BITES) {
        snap(track, at, 0.7);
        for (let i = 1; i < 5; i++) snap(track, at + i * 0.16, 0.2);
      }
      chirp(track, FULL - 0.2, 0.2, lead.pitch * 0.7, lead.pitch * 0.5, 0.2);
      speak(track, giggle(FULL + 0.4, lead.pitch * 1.2, 6, 0.6), lead.voice);
      pop(track, 6.95, 0.5);
    },
  };
};
