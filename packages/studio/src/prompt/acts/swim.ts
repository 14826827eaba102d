import { between, gasp, joy, laugh } from '../../kit/face/expression.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';
import { pulse, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, sway, withBlinks, wobble } from './act.ts';
import { drops, planBursts, rising } from './props/bursts.ts';
import { faceInUnits, inUnits } from './props/units.ts';

const DIVE = 4.4;
const UP = 5.3;

/** Paddles along; below the sea among bubbles, elsewhere in a rubber ring that tips over. */
export const swim: ActMaker = (cue) => {
  const { scale, lead, story, frame } = cue;
  const deep = story.place === 'underwater';
  const wide = frame.width / scale;
  const bottom = (frame.height - frame.ground) / scale + 0.4;
  const face0 = faceInUnits(cue, idle(0));
  const level = Math.min(-0.5, face0.y + 1.02 * face0.scale);
  const bubble: BurstLook = rising(bubblePaint, {
    count: 9,
    size: 0.14,
    speed: 0.8,
    gravity: -1.5,
    life: 2.4,
  });
  const spray = drops('200,240,255', { count: 30, size: 0.09, speed: 3, gravity: 3.2, life: 1.2 });
  const bubbles = { look: bubble, top: -1.4, bottom: -0.4 };
  const surface = { top: level - 0.1, bottom: level };
  const bursts = planBursts(
    'swim',
    cue,
    deep
      ? [0, 1, 2, 3, 4.4, 4.6, 5.4, 6.6].map((at) => ({ ...bubbles, at }))
      : [
          ...[0.6, 1.6, 2.6, 3.6, 6.4, 7.2].map((at, i) => ({
            look: { ...spray, count: 7, speed: 1.4 },
            at,
            x: i % 2 ? -0.8 : 0.8,
            ...surface,
          })),
          { look: spray, at: DIVE + 0.25, ...surface },
          { look: spray, at: UP, ...surface },
        ],
  );
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const dive = smooth(DIVE, DIVE + 0.35, t) * smooth(UP + 0.1, UP - 0.2, t);
    const roll = smooth(DIVE, UP + 0.2, t);
    stance.lift = deep
      ? 0.42 + 0.1 * sway(t, 2)
      : 0.02 + 0.05 * sway(t, 4) - 1.5 * dive + 0.5 * pulse(UP - 0.1, UP + 0.6, t);
    stance.spin = deep ? roll * TURN : 0;
    stance.lean += 0.1 * sway(t, 4) + (deep ? 0.12 : 0);
    stance.x += 0.16 * sway(t, 2, 0.1);
    stance.stretch += 0.04 * sway(t, 8) - (deep ? 0 : 0.08 * wobble(t, UP + 0.6, 2, 4));
    stance.leftArm += 1.05 + 0.6 * sway(t, 8);
    stance.rightArm += 1.05 + 0.6 * sway(t, 8, 0.02);
    let face = between(look, joy, 0.6);
    face = between(face, { ...gasp, squint: 0.6 }, during(t, DIVE - 0.2, UP, 0.2));
    face = between(face, laugh, during(t, UP + 0.2, 7.3, 0.3));
    return { stance, look: withBlinks(face, t) };
  };
  return {
    turn: DIVE,
    posterSeconds: deep ? 2.4 : 5.75,
    together: true,
    bakes: bursts.bakes,
    bearing,
    exposures: (t) => (t > DIVE - 0.1 && t < UP + 0.3 ? 2 : 1),
    behind: deep
      ? bursts.draw
      : inUnits(cue, (context, t) =>
          drawWater(context, t, { wide, level: level - 0.3, bottom, alpha: 0.5 }),
        ),
    ...(!deep && {
      before(context, sprites, t) {
        const { stance } = bearing(t);
        inUnits(cue, (unit, at) => {
          const y = level - 0.1 - 0.04 * sway(at, 4);
          drawRing(unit, { x: stance.x, y, half: 1, color: story.palette[0]! });
          drawWater(unit, at, { wide, level, bottom, alpha: 0.8 });
        })(context, sprites, t);
        bursts.draw(context, sprites, t);
      },
    }),
    score(track, { speak, splash, waves }) {
      if (!deep) waves(track, 0.6);
      for (const at of deep ? [DIVE] : [0.6, 1.6, 2.6, 3.6, 6.4]) splash(track, at, 0.25);
      splash(track, DIVE + 0.25, 0.7);
      splash(track, UP, 0.8);
      speak(track, giggle(UP + 0.5, lead.pitch * 1.2, 7, 0.65), lead.voice);
    },
  };
};

function bubblePaint(context: pen.Context) {
  const fill = pen.halo(context, [0, 0, 0.3, 0.95], ['#ffffff0f', 0.8, '#dcf6ff59', '#fffffff2']);
  pen.disc(context, [0, 0, 0.95], fill);
  pen.oval(context, [-0.35, -0.4, 0.2, 0.13, -0.6], '#ffffff');
}

type Ring = { x: number; y: number; half: number; color: string };

function drawRing(context: pen.Context, { x, y, half, color }: Ring) {
  context.lineWidth = 0.3;
  for (let i = 0; i < 8; i++) {
    const [from, to] = [(i * Math.PI) / 8, ((i + 1) * Math.PI) / 8 + 0.02];
    pen.bow(context, [x, y, half, half * 0.3, from, to], i % 2 ? '#fff8f0' : color);
  }
  pen.bow(context, [x, y - 0.06, half * 1.02, half * 0.3, 0.5, 2.2], '#ffffff99', 0.07);
}

type Water = { wide: number; level: number; bottom: number; alpha: number };

/** Water across the whole picture, with moving waves and foam along its edge. */
function drawWater(context: pen.Context, t: number, { wide, level, bottom, alpha }: Water) {
  const at = (x: number) =>
    level +
    0.05 * Math.sin(x * 3 + (t / 8) * Math.PI * 8) +
    0.03 * Math.sin(x * 7 - (t / 8) * Math.PI * 12 + level * 9);
  const deep = `rgba(16,84,180,${Math.min(1, alpha * 1.2)})`;
  const fill = pen.down(
    context,
    [level - 0.1, bottom],
    [`rgba(120,232,240,${alpha})`, 0.35, `rgba(30,160,224,${alpha * 1.08})`, deep],
  );
  const edge = () => {
    context.beginPath();
    for (let i = 0; i <= 48; i++) {
      const x = wide * (i / 24 - 1);
      context.lineTo(x, at(x));
    }
  };
  edge();
  context.lineTo(wide, bottom);
  context.lineTo(-wide, bottom);
  context.fillStyle = fill;
  context.fill();
  edge();
  pen.nib(context, '#ffffffd9', 0.035);
  context.stroke();
  pen.nib(context, '#ffffff66', 0.022);
  for (let i = 0; i < 9; i++) {
    const y = level + 0.16 + 0.14 * i;
    if (y > bottom) break;
    const x = Math.sin(i * 2.4) * wide * 0.5 + 0.12 * Math.sin((t / 8) * Math.PI * 4 + i);
    pen.line(context, ['M-0.22 0 Q0 -0.05 0.22 0', x, y]);
  }
}
