import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { FacePlace } from '../../engine/scene.ts';
import { between, calm, gasp } from '../../kit/face/expression.ts';
import { mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type ActMaker, during, idle, sway } from './act.ts';
import { faceInUnits, inUnits } from './props/units.ts';

const BANG = 4.6;
const dozing = { ...calm, lid: 1, smile: 0.35, breadth: 0.6, blush: 0.95 };
const yawning = { ...calm, lid: 0.9, open: 1, breadth: 0.75, smile: 0, browLift: 0.7 };
/** Breaths in the film. */
const BREATHS = 3;

/** Sleeps with a night cap and a bubble at the nose; the bubble bursts, it wakes, and nods off again. */
export const sleep: ActMaker = (cue) => {
  const { lead, story } = cue;
  const awake = (t: number) => during(t, BANG, 6.7, 0.16);
  const chest = (t: number) => 0.5 - 0.5 * Math.cos((t / VIDEO_SECONDS) * BREATHS * TURN);
  const bearing = (t: number) => {
    const { stance } = idle(t);
    const up = awake(t);
    const shock = pulse(BANG, BANG + 0.7, t);
    const yawn = during(t, 5.7, 6.5, 0.4);
    stance.stretch =
      mix(-0.03 + 0.06 * chest(t), 0.02 * sway(t, 4), up) + 0.1 * shock + 0.04 * yawn;
    stance.lean = mix(0.1 + 0.03 * sway(t, BREATHS), 0, up);
    stance.headTilt = mix(0.2 + 0.04 * sway(t, BREATHS), 0.05 * sway(t, 5), up);
    stance.lift = 0.22 * shock;
    stance.leftArm += 1.2 * shock + 1.3 * yawn;
    stance.rightArm += 1.2 * shock + 0.7 * yawn;
    const asleep = { ...dozing, open: 0.05 + 0.14 * chest(t) };
    let look = between(asleep, { ...gasp, lookX: 0.8 * sway(t, 7) * smooth(5, 5.3, t) }, up);
    look = between(look, yawning, yawn);
    return { stance, look };
  };
  return {
    turn: BANG,
    posterSeconds: 3.6,
    together: true,
    bearing,
    behind: inUnits(cue, (context) => cushion(context, story.palette[0]!)),
    before: inUnits(cue, (context, t) => {
      const face = faceInUnits(cue, bearing(t));
      pen.at(context, { x: face.x, y: face.y, turn: face.tilt, scale: face.scale }, () => {
        if (!cue.story.roles[0]!.wears.length)
          nightCap(context, story.palette[1]!, sway(t, BREATHS));
        const size = (0.1 + 0.24 * chest(t)) * (1 - awake(t));
        if (t < BANG || t > 7) bubble(context, 0.2, 0.26, size * (t > 7 ? smooth(7, 7.4, t) : 1));
      });
      for (let i = 0; i < 4; i++) {
        const age = (((t - i * 0.66) % 2.667) + 2.667) % 2.667;
        drawZ(context, face, age / 2.667, 1 - awake(t));
      }
    }),
    score(track, { breath, chirp, pop }) {
      for (let i = 0; i < BREATHS; i++) {
        const at = (i * VIDEO_SECONDS) / BREATHS;
        if (at > BANG - 0.3 && at < 6.4) continue;
        breath(track, at + 0.2, 1.1, 0.5);
        breath(track, at + 1.5, 0.9, 0.35);
      }
      pop(track, BANG, 0.9);
      chirp(track, BANG + 0.06, 0.24, lead.pitch, lead.pitch * 1.7, 0.2);
      chirp(track, 5.7, 0.8, lead.pitch * 1.3, lead.pitch * 0.8, 0.14);
    },
  };
};

function cushion(context: pen.Context, color: string) {
  const outline =
    'M-1 0.02 C-1.12 -0.34 -0.6 -0.22 0 -0.24 C0.6 -0.22 1.12 -0.34 1 0.02 C1.1 0.3 0.6 0.2 0 0.22 C-0.6 0.2 -1.1 0.3 -1 0.02';
  pen.shape(context, [outline, 0, 0.06], '#1e0a2840');
  pen.shape(context, outline, color);
  context.fillStyle = pen.down(
    context,
    [-0.25, 0.24],
    ['#ffffff73', 0.5, '#ffffff00', '#28003c4d'],
  );
  context.fill();
}

function nightCap(context: pen.Context, color: string, swing: number) {
  const tip = { x: 0.92 + 0.04 * swing, y: -0.5 + 0.05 * swing };
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(-0.6, -0.5);
  context.bezierCurveTo(-0.5, -1.3, 0.5, -1.5, tip.x, tip.y);
  context.bezierCurveTo(0.75, -0.85, 0.66, -0.7, 0.6, -0.5);
  context.quadraticCurveTo(0, -0.7, -0.6, -0.5);
  context.fill();
  pen.nib(context, '#ffffffbf', 0.07);
  pen.line(context, 'M-0.42 -0.86 Q0.1 -0.98 0.66 -0.72 M-0.16 -1.1 Q0.3 -1.12 0.78 -0.8');
  context.lineCap = 'round';
  pen.line(context, 'M-0.6 -0.5 Q0 -0.7 0.6 -0.5', '#fffaf4', 0.17);
  pen.disc(context, [tip.x, tip.y + 0.06, 0.13], '#fffaf4');
}

function bubble(context: pen.Context, x: number, y: number, size: number) {
  if (size < 0.01) return;
  context.fillStyle = pen.radial(
    context,
    [x + size * 0.6, y - size * 0.1, 0, x + size * 0.7, y + size * 0.2, size],
    ['#ffffff40', 0.75, '#bee8ff66', '#ffffffe6'],
  );
  pen.disc(context, [x + size * 0.7, y + size * 0.2, size]);
}

function drawZ(context: pen.Context, face: FacePlace, share: number, level: number) {
  const size = (0.12 + 0.22 * share) * face.scale;
  const half = size / 2;
  const x = face.x + face.scale * (0.62 + 0.2 * share + 0.1 * Math.sin(share * 9));
  const y = face.y - face.scale * (0.95 + 0.85 * share);
  pen.at(context, { x, y, turn: 0.25 * Math.sin(share * 7) }, () => {
    context.globalAlpha = level * Math.min(1, share * 5, (1 - share) * 3);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const letter = [-half, -half, half, -half, -half, half, half, half];
    pen.line(context, letter, '#ffffff', size * 0.26);
  });
}
