import { between, calm, joy, laugh } from '../../kit/face/expression.ts';
import { easeInOut, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { star } from '../../kit/pen/shapes.ts';
import { babble, giggle, mouthAt } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, sway, wobble } from './act.ts';
import { gleam, planBursts } from './props/bursts.ts';
import { faceInUnits } from './props/units.ts';

const START = 0.9;
const STOP = 4.5;
const ROUNDS = 9;

/** Spins like a top, faster and faster, stops dizzy, and shakes it off. */
export const spin: ActMaker = (cue) => {
  const { scale, random, lead } = cue;
  const line = [
    ...babble(random, { from: STOP + 0.3, to: 6, pitch: lead.pitch * 0.8, pace: 3 }),
    ...giggle(6.4, lead.pitch * 1.2, 5, 0.6),
  ];
  const swirl = gleam('255,236,170', { count: 14, size: 0.13, speed: 2.4, gravity: 0, life: 1.2 });
  const bursts = planBursts(
    'spin',
    cue,
    [1.4, 2.1, 2.8, 3.4, 3.9].map((at) => ({ look: swirl, at, top: -1.6, bottom: -0.1 })),
  );
  const angleAt = (t: number) => {
    const share = smooth(START, STOP, t);
    return ROUNDS * TURN * (share < 1 ? easeInOut(share) * 0.4 + share * 0.6 : 1);
  };
  const paintStar = star('#ffd23c');
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const whirl = during(t, START, STOP, 0.3);
    const dizzy = during(t, STOP, 6.3, 0.3);
    stance.leftArm += 1.35 * whirl + 0.5 * dizzy;
    stance.rightArm += 1.35 * whirl + 0.5 * dizzy;
    stance.stretch +=
      0.06 * whirl - 0.1 * wobble(t, STOP, 1.6, 2.4) - 0.08 * during(t, START - 0.5, START, 0.2);
    stance.lift += 0.14 * whirl;
    stance.lean += 0.16 * dizzy * sway(t, 7);
    stance.headTilt += 0.2 * dizzy * sway(t, 7, 0.04) + 0.12 * during(t, 6.3, 7, 0.2) * sway(t, 40);
    stance.x += 0.12 * dizzy * sway(t, 3.5);
    const round = { lookX: Math.sin(t * 9), lookY: Math.cos(t * 9) };
    let face = between(look, { ...joy, squint: 0.9 }, whirl);
    face = between(
      face,
      { ...calm, ...round, lid: 0.35, smile: -0.2, open: 0.3, browWorry: 0.6, breadth: 0.8 },
      dizzy,
    );
    face = between(face, laugh, during(t, 6.5, 7.5, 0.3));
    return { stance, look: { ...face, open: Math.max(face.open, mouthAt(line, t).open) } };
  };
  return {
    turn: STOP,
    posterSeconds: 5.2,
    together: true,
    bakes: bursts.bakes,
    behind: bursts.draw,
    exposures: (t) => (t > START + 0.5 && t < STOP ? 4 : 1),
    bearing,
    show(context, _sprites, t, draw) {
      const turn = Math.cos(angleAt(t));
      const wide = Math.sign(turn || 1) * (0.5 + 0.5 * Math.abs(turn));
      pen.at(context, { scale: [wide, 1] }, () => draw(context));
    },
    before(context, _sprites, t) {
      drawStreaks(context, scale, t, during(t, START + 0.7, STOP, 0.6));
      const level = during(t, STOP, 6.2, 0.3);
      if (level < 0.02) return;
      const face = faceInUnits(cue, bearing(t));
      for (let i = 0; i < 5; i++) {
        const angle = (i / 5) * TURN + t * 5;
        const size = scale * (0.11 + 0.03 * Math.sin(angle)) * level;
        const x = (face.x + Math.cos(angle) * face.scale * 0.9) * scale;
        const y = (face.y - face.scale * 0.75 + Math.sin(angle) * 0.14) * scale;
        pen.at(context, { x, y, scale: size }, () => paintStar(context));
      }
    },
    score(track, { sparkle, speak, whoosh }) {
      for (let i = 0; i < 6; i++) whoosh(track, START + i * (0.75 - i * 0.05), 0.6, 0.4 + i * 0.1);
      sparkle(track, STOP, 0.4);
      speak(track, line, lead.voice);
    },
  };
};

/** Rings of air around a whirling body. */
function drawStreaks(context: pen.Context, scale: number, t: number, level: number) {
  if (level < 0.02) return;
  context.save();
  context.lineCap = 'round';
  for (let i = 0; i < 6; i++) {
    const turn = t * 13 + i * 2.1;
    const y = -scale * (0.15 + i * 0.32);
    const wide = scale * (0.85 + 0.12 * (i % 2));
    const ink = `rgba(255,255,255,${0.6 * level})`;
    pen.bow(context, [0, y, wide, scale * 0.16, turn, turn + 1.5], ink, scale * 0.03);
  }
  context.restore();
}
