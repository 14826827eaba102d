import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { between, calm, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { towards } from '../../kit/math/colors.ts';
import { pulse, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import { giggle } from '../../kit/sound/line.ts';
import { isVehicle } from '../words/kinds.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks, wobble } from './act.ts';
import { again, dust, planBursts } from './props/bursts.ts';
import { mountOf } from './props/mount.ts';
import { inUnits } from './props/units.ts';
import type { Sounds } from './sounds.ts';

const BUMP = 4.5;
const DOWN = 5.3;

/** Drives along and flies over a bump; whoever has no wheels gets a little car. */
export const drive: ActMaker = async (cue) => {
  const { lead, story } = cue;
  const own = isVehicle(story.roles[0]!.subject);
  const mount = await mountOf(cue);
  const color = story.object?.colors[0] ?? story.palette[0]!;
  const smoke = dust('255,255,255', { count: 4, size: 0.22, speed: 0.8, gravity: -0.4, life: 0.9 });
  const bursts = planBursts(
    'drive',
    cue,
    again(0.5, { look: smoke, x: -1.15, top: -0.3, bottom: -0.15 }),
  );
  const seat = mount?.seat ?? 0.3;
  const hop = Math.min(0.5, Math.max(0.12, cue.headroom - 0.2 - (mount?.seat ?? 0)));
  const lift = (t: number) =>
    hop * pulse(BUMP, DOWN, t) + 0.03 * bounce(t, 48) + 0.03 * bounce(t, 20);
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const air = pulse(BUMP, DOWN, t);
    stance.lift = lift(t) + (own ? 0 : seat + 0.08 * air);
    stance.x = 0.14 * sway(t, 1);
    stance.lean =
      0.05 * sway(t, 3) -
      0.16 * Math.sin(TURN * Math.min(1, Math.max(0, (t - BUMP) / (DOWN - BUMP))));
    stance.stretch -= 0.12 * wobble(t, DOWN, 2.6, 5) - 0.05 * air;
    stance.leftArm += 0.75 + 0.2 * sway(t, 5) + 1.2 * air;
    stance.rightArm += 0.75 - 0.2 * sway(t, 5) + 1.2 * air;
    let face = between(look, { ...joy, lookX: 0.4 }, 0.55);
    face = between(face, { ...gasp, lookX: 0.5 }, during(t, BUMP - 0.7, DOWN));
    face = between(face, laugh, during(t, DOWN + 0.2, 7.3, 0.3));
    face = between(face, { ...calm, open: 0.3 }, 0.1);
    return { stance, look: withBlinks(face, t) };
  };
  return {
    turn: BUMP,
    posterSeconds: 2.2,
    together: true,
    bakes: { ...bursts.bakes, ...mount?.bakes },
    behind: bursts.draw,
    bearing,
    exposures: (t) => (t > BUMP && t < DOWN ? 2 : 1),
    blow: DOWN,
    ...(mount && {
      before(context, sprites, t) {
        const { stance, look } = bearing(t);
        mount.draw(context, sprites, { stance: { ...stance, lift: lift(t) }, look });
      },
    }),
    ...(!own &&
      !mount && {
        before: inUnits(cue, (context, t) => {
          const { stance } = bearing(t);
          context.translate(stance.x, -lift(t));
          context.rotate(stance.lean * 0.8);
          drawCar(context, t, color);
        }),
      }),
    score(track, { add, boing, speak, whoosh }) {
      motor(track, add);
      for (const at of [0.7, 0.95, 3.6]) horn(track, at, add);
      boing(track, BUMP, 0.6);
      whoosh(track, BUMP, DOWN - BUMP, 0.8);
      boing(track, DOWN, 0.4);
      speak(track, giggle(DOWN + 0.4, lead.pitch * 1.2, 7, 0.65), lead.voice);
    },
  };
};

/** A little motor that revs up over the bump. */
function motor(track: Track, add: Sounds['add']) {
  let phase = 0;
  add(track, 0, VIDEO_SECONDS, 0.5, (t) => {
    phase += (62 + 26 * pulse(BUMP, DOWN, t) + 5 * sway(t, 3)) / SAMPLE_RATE;
    const saw = (phase % 1) - 0.5;
    return 0.06 * saw * (1 + 0.5 * Math.sin(phase * Math.PI)) + 0.05 * Math.sin(phase * TURN);
  });
}

function horn(track: Track, at: number, add: Sounds['add']) {
  for (const pitch of [392, 494]) {
    const tone = (t: number) => Math.sign(Math.sin(TURN * pitch * t));
    add(track, at, 0.2, 0.5, (t) => 0.07 * tone(t) * Math.min(1, t * 60, (0.2 - t) * 30));
  }
}

function drawCar(context: pen.Context, t: number, color: string) {
  const paint = [towards(color, '#ffffff', 0.5), 0.35, color, towards(color, '#20083c', 0.45)];
  const body = pen.down(context, [-0.95, 0], paint);
  pen.shape(
    context,
    'M-1.2 -0.72 Q-0.9 -0.82 -0.6 -0.66 L0.6 -0.66 Q1.25 -0.7 1.3 -0.3 Q1.32 -0.08 1.1 -0.06 L-1.1 -0.06 Q-1.36 -0.1 -1.2 -0.72',
    body,
  );
  pen.box(context, [-1.05, -0.62, 2.1, 0.08, 0.04], '#ffffff66');
  pen.oval(context, [1.18, -0.38, 0.1, 0.14, 0.2], '#fff6c8');
  pen.disc(context, [0, -0.34, 0.2], '#fffaf2');
  // Number 8, in two rings: no typeface is sure to be there.
  pen.nib(context, color, 0.045);
  pen.arc(context, [0, -0.4, 0.05]);
  pen.arc(context, [0, -0.285, 0.065]);
  for (const x of [-0.72, 0.74]) wheel(context, x, t);
}

function wheel(context: pen.Context, x: number, t: number) {
  pen.at(context, { x, y: -0.04, turn: (t / VIDEO_SECONDS) * TURN * 16 }, () => {
    pen.disc(context, [0, 0, 0.3], '#241c2c');
    pen.disc(context, [0, 0, 0.19], '#e8e4f0');
    pen.disc(context, [0, 0, 0.08], '#6a6478');
    pen.nib(context, '#8a8498', 0.035);
    for (let i = 0; i < 5; i++) {
      context.rotate(TURN / 5);
      pen.line(context, 'M0 0.07 L0 0.18');
    }
  });
}
