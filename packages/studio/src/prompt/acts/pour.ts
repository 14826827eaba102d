import { between, calm, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { easeInOut, mix, pulse, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, sway, withBlinks, wobble } from './act.ts';
import { channels, drops, planBursts } from './props/bursts.ts';
import { inUnits } from './props/units.ts';

const TIP = 1.1;
const FULL = 4.3;
const SIP = 5.2;
const EMPTY = 7.1;
const GLASS = { x: 1.02, y: -0.12, half: 0.3, tall: 0.82 };
const sipping = { ...calm, squint: 0.4, open: 0.14, breadth: 0.3, smile: 0.1, blush: 1 };
/** Where the jug hovers while it pours. */
const JUG = { x: 0.62, y: -1.66 };

/** Pours a tall glass from a jug until it nearly spills over, and drinks it up through a straw. */
export const pour: ActMaker = (cue) => {
  const { lead } = cue;
  const color = lead.juice;
  const spill = drops(channels(color), { count: 14, size: 0.06, speed: 1.8 });
  const rim = GLASS.y - GLASS.tall;
  const bursts = planBursts('pour', cue, [
    ...[1.7, 2.3, 2.9, 3.5].map((at) => ({
      look: { ...spill, count: 5 },
      at,
      x: GLASS.x,
      top: rim,
      bottom: rim + 0.2,
    })),
    { look: spill, at: FULL, x: GLASS.x, top: rim - 0.05, bottom: rim },
  ]);
  const levelAt = (t: number) =>
    0.94 * smooth(TIP + 0.4, FULL, t) * (1 - easeInOut((t - SIP) / (EMPTY - SIP)));
  const tipAt = (t: number) => during(t, TIP + 0.2, FULL - 0.1, 0.5);
  return {
    turn: FULL,
    posterSeconds: 3.3,
    together: false,
    bakes: bursts.bakes,
    bearing(t) {
      const { stance, look } = idle(t);
      const tip = tipAt(t);
      const sip = during(t, SIP, EMPTY, 0.4);
      stance.x -= 0.5;
      stance.lean += 0.04 * tip + 0.2 * sip;
      stance.headTilt += 0.1 * tip + 0.12 * sip;
      stance.rightArm += 1.7 * during(t, 0.7, FULL + 0.2, 0.4) + 0.5 * sip;
      stance.leftArm += 0.5 * tip + 0.7 * during(t, FULL, SIP);
      stance.stretch +=
        0.04 * pulse(FULL, SIP, t) - 0.05 * wobble(t, EMPTY, 2, 4) + 0.02 * sip * sway(t, 24);
      let face = between(look, { ...calm, lookX: 0.8, lookY: 0.3, open: 0.1, breadth: 0.8 }, tip);
      face = between(face, { ...gasp, lookX: 0.8, lookY: 0.3 }, during(t, FULL - 0.5, FULL + 0.3));
      face = between(face, { ...joy, lookX: 0.6 }, during(t, FULL + 0.3, SIP));
      face = between(face, { ...sipping, lookX: 0.7, lookY: 0.5 }, sip);
      face = between(face, laugh, during(t, EMPTY, 7.8, 0.2));
      return { stance, look: withBlinks(face, t) };
    },
    before(context, sprites, t) {
      inUnits(cue, (unit, at) => {
        drawTable(unit);
        drawGlass(unit, levelAt(at), color, at);
        const here = during(at, 0.5, FULL + 0.5, 0.5);
        if (here > 0.01) drawJug(unit, { tip: tipAt(at), here, color, level: levelAt(at), t: at });
      })(context, sprites, t);
      bursts.draw(context, sprites, t);
    },
    score(track, { chirp, clink, pour: pouring, speak, splash, squish }) {
      clink(track, 0.6, 0.4);
      pouring(track, TIP + 0.4, FULL - TIP - 0.4, 0.8);
      splash(track, FULL, 0.25);
      clink(track, SIP - 0.2, 0.4);
      for (let at = SIP + 0.2; at < EMPTY; at += 0.32) squish(track, at, 0.3);
      chirp(track, EMPTY - 0.2, 0.3, 180, 420, 0.12);
      speak(track, giggle(EMPTY + 0.1, lead.pitch * 1.2, 4, 0.6), lead.voice);
    },
  };
};

function drawTable(context: pen.Context) {
  const { x, y } = GLASS;
  pen.oval(context, [x, y + 0.46, 0.56, 0.1], '#14081e4d');
  pen.box(context, [x - 0.07, y, 0.14, 0.44], '#7a4a2c');
  context.fillStyle = pen.across(context, [x - 0.6, x + 0.6], ['#f0b878', '#a8683a']);
  pen.oval(context, [x, y + 0.04, 0.62, 0.14]);
}

function glassPath(context: pen.Context, from: number, to: number) {
  const { x, y, half, tall } = GLASS;
  const wide = (share: number) => half * (0.72 + 0.28 * share);
  context.beginPath();
  context.moveTo(x - wide(to), y - tall * to);
  context.lineTo(x - wide(from), y - tall * from);
  context.quadraticCurveTo(x, y - tall * from + 0.09, x + wide(from), y - tall * from);
  context.lineTo(x + wide(to), y - tall * to);
  context.quadraticCurveTo(x, y - tall * to + 0.07, x - wide(to), y - tall * to);
}

function drawGlass(context: pen.Context, level: number, color: string, t: number) {
  const { x, y, half, tall } = GLASS;
  if (level > 0.01) {
    const juice = [towards(color, '#ffffff', 0.35), 0.5, color, towards(color, '#2a0830', 0.25)];
    context.fillStyle = pen.across(context, [x - half, x + half], juice);
    glassPath(context, 0.02, level);
    context.fill();
    pen.oval(
      context,
      [x, y - tall * level, half * (0.72 + 0.28 * level), 0.06 + 0.012 * sway(t, 20)],
      towards(color, '#ffffff', 0.5),
    );
  }
  pen.nib(context, '#ff5f8a', 0.06);
  pen.line(context, [x + 0.06, y - 0.06, x - 0.16, y - tall - 0.3, x - 0.4, y - tall - 0.38]);
  glassPath(context, 0, 1);
  context.fillStyle = '#ebfaff33';
  context.fill();
  pen.nib(context, '#ffffffd9', 0.025);
  context.stroke();
  pen.box(context, [x - half * 0.62, y - tall * 0.85, 0.05, tall * 0.6], '#ffffff99');
}

type Jug = { tip: number; here: number; color: string; level: number; t: number };

function drawJug(context: pen.Context, { tip, here, color, level, t }: Jug) {
  const spout = { x: JUG.x + 0.36, y: JUG.y + 0.1 };
  const end = GLASS.y - GLASS.tall * Math.max(0.05, level);
  if (tip > 0.6) {
    const wide = 0.055 * tip * (1 + 0.15 * Math.sin(t * 30));
    const stream = [towards(color, '#ffffff', 0.5), color];
    context.fillStyle = pen.across(context, [spout.x, spout.x + 0.1], stream);
    context.beginPath();
    context.moveTo(spout.x - wide, spout.y);
    context.quadraticCurveTo(GLASS.x - wide, spout.y + 0.1, GLASS.x - wide, end);
    context.lineTo(GLASS.x + wide, end);
    context.quadraticCurveTo(GLASS.x + wide * 1.4, spout.y - 0.04, spout.x + wide, spout.y - 0.06);
    context.fill();
  }
  context.save();
  context.globalAlpha = Math.min(1, here * 2);
  context.translate(JUG.x + 0.5 * (1 - here), JUG.y - 0.5 * (1 - here));
  context.rotate(mix(0.1, 1.05, tip));
  pen.arc(context, [-0.3, 0.08, 0.2, 1.3, 5], '#ffffff', 0.08);
  const light = withAlpha(towards(color, '#ffffff', 0.6), 0.95);
  const dark = withAlpha(towards(color, '#2a0830', 0.2), 0.95);
  const body = pen.across(context, [-0.3, 0.3], [light, 0.5, withAlpha(color, 0.9), dark]);
  pen.shape(
    context,
    'M-0.22 -0.36 L0.32 -0.36 Q0.2 -0.2 0.28 0.1 Q0.34 0.38 0 0.38 Q-0.34 0.38 -0.28 0.1 Q-0.2 -0.2 -0.22 -0.36',
    body,
  );
  pen.nib(context, '#ffffffd9', 0.03);
  context.stroke();
  pen.box(context, [-0.16, -0.16, 0.05, 0.36], '#ffffff99');
  context.restore();
}
