import type { FacePlace } from '../../engine/scene.ts';
import { between, calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { easeBack, mix, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle, mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { gleam, planBursts } from './props/bursts.ts';
import { faceInUnits, inUnits, sizeInUnits } from './props/units.ts';

const SPROUT = 3.4;
const BLOOM = 4.6;
const WILT = 6.9;

const weeping: Expression = {
  ...calm,
  squint: 0.45,
  smile: -0.75,
  breadth: 0.95,
  browWorry: 1.3,
  browLift: 0.2,
  blush: 1,
};

/** Cries a puddle; out of it grows a flower, and it has to smile. */
export const cry: ActMaker = (cue) => {
  const { lead, random, story } = cue;
  const { half } = sizeInUnits(cue);
  const pitch = lead.pitch;
  const line: Syllable[] = [0.2, 1.3, 2.4, 3.4].map((at, i) => ({
    at,
    seconds: i === 3 ? 0.5 : 0.9,
    pitch: pitch * 1.35,
    pitchTo: pitch * 0.85,
    vowel: 'a',
    level: i === 3 ? 0.4 : 0.8,
  }));
  const side = random() < 0.5 ? -1 : 1;
  const spot = side * Math.min(half * 0.95, 0.85);
  const shine = gleam('255,230,160', { count: 16, size: 0.14, speed: 1.4 });
  const bursts = planBursts('cry', cue, [
    { look: shine, at: BLOOM, x: spot, top: -0.9, bottom: -0.5 },
  ]);
  const sadness = (t: number) => during(t, 0.1, 3.6, 0.4) + smooth(7.9, 8.3, t);
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const sad = Math.min(1, smooth(7.2, 8, t) + smooth(3.8, 3.3, t));
    const glad = during(t, BLOOM + 0.3, 7, 0.4);
    stance.stretch += sad * (-0.05 + 0.03 * bounce(t, 14)) + 0.03 * glad;
    stance.lean += 0.04 * sad * sway(t, 7) + side * 0.07 * during(t, SPROUT + 0.3, WILT, 0.6);
    stance.headTilt += 0.1 * sad * sway(t, 3) + side * 0.12 * glad;
    stance.leftArm += 0.9 * sad * bounce(t, 7) + 0.9 * glad;
    stance.rightArm += 0.9 * sad * bounce(t, 7, 0.03) + 0.9 * glad;
    stance.lift += 0.1 * glad * bounce(t, 12);
    let face = between(look, { ...weeping, open: mix(0.2, 0.85, mouthAt(line, t).open) }, sad);
    face = between(
      face,
      { ...gasp, lookX: side * 0.8, lookY: 0.7, open: 0.35 },
      during(t, 3.7, BLOOM),
    );
    face = between(face, { ...joy, lookX: side * 0.6, lookY: 0.3 }, glad);
    return { stance, look: withBlinks(face, t) };
  };
  return {
    turn: BLOOM,
    posterSeconds: 1.8,
    together: false,
    bakes: bursts.bakes,
    bearing,
    behind: inUnits(cue, (context, t) => {
      const wet = smooth(0.3, 2.6, t) * smooth(7, 5.2, t);
      if (wet < 0.02) return;
      context.fillStyle = '#78cdffbf';
      pen.oval(context, [spot * 0.3, 0.1, (half + 0.4) * wet, 0.17 * wet]);
      pen.oval(context, [spot * 0.3 - 0.3, 0.07, 0.3 * wet, 0.03 * wet], '#ffffff99');
    }),
    before(context, sprites, t) {
      inUnits(cue, (unit, at) => {
        tears(unit, faceInUnits(cue, bearing(at)), at, Math.min(1, sadness(at)));
        const tall = easeBack((at - SPROUT) / 1) * smooth(7.6, WILT, at);
        const open = easeBack((at - BLOOM) / 0.5) * smooth(7.2, WILT - 0.2, at);
        if (tall > 0.01) blossom(unit, spot, tall, open, story.palette[0]!);
      })(context, sprites, t);
      bursts.draw(context, sprites, t);
    },
    score(track, { drip, sparkle, speak }) {
      speak(track, line, { ...lead.voice, vibrato: 0.03 });
      for (let at = 0.4; at < 3.6; at += 0.28) drip(track, at, 0.35);
      sparkle(track, BLOOM, 0.6);
      speak(track, giggle(BLOOM + 0.7, pitch * 1.2, 6, 0.55), lead.voice);
    },
  };
};

/** Tears that spring in arcs from both eyes. */
function tears(context: pen.Context, face: FacePlace, t: number, level: number) {
  if (level < 0.02) return;
  for (let i = 0; i < 18; i++) {
    const side = i % 2 ? 1 : -1;
    const share = (t * 1.25 + i / 18) % 1;
    const x = face.x + side * face.scale * (0.45 + 0.75 * share);
    const y =
      face.y + face.scale * (0.05 - 0.9 * share + (0.9 - face.y / face.scale) * share * share);
    const size = face.scale * 0.085 * level;
    pen.oval(context, [x, y, size * 0.8, size * 1.15, side * 0.4], '#6ec8ffe6');
    pen.disc(context, [x - size * 0.25, y - size * 0.3, size * 0.28], '#ffffffe6');
  }
}

function blossom(context: pen.Context, x: number, tall: number, open: number, color: string) {
  pen.at(context, { x, y: 0.12, scale: tall }, () => {
    pen.line(context, 'M0 0 Q0.08 -0.4 0 -0.74', '#3fa83c', 0.05);
    context.fillStyle = '#58c044';
    for (const side of [-1, 1]) {
      pen.oval(context, [side * 0.15, -0.26, 0.16, 0.06, -side * 0.5]);
    }
    context.translate(0, -0.76);
    const size = Math.max(0.25, open);
    context.fillStyle = color;
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * TURN;
      const [left, top] = [Math.cos(angle) * 0.17 * size, Math.sin(angle) * 0.17 * size];
      pen.oval(context, [left, top, 0.14 * size, 0.1 * size, angle]);
    }
    pen.disc(context, [0, 0, 0.11 * size], '#ffd84a');
  });
}
