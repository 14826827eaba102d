import type { Canvas } from '@napi-rs/canvas';
import { between, curious, gasp, joy, laugh, relief } from '../../kit/face/expression.ts';
import { drawSplash, dropBake, planSplash } from '../../kit/juice/juice.ts';
import { knifeBake } from '../../kit/knife/knife.ts';
import { towards } from '../../kit/math/colors.ts';
import { clamp, easeInOut, easeOut, mix, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type Act, type ActMaker, bounce, during, idle, sway, withBlinks, wobble } from './act.ts';
import { type Portrait, portraitOf, spanAt } from './props/portrait.ts';

const KNIFE = 0.8;
const GASP = 2.2;
const CUT = 2.95;
const SWEEP = 0.34;
const OPEN = CUT + SWEEP * 0.45;
const LAND = 7.3;

/** A knife takes its top off, to its own delight; at the end the top drops back on. */
export const slice: ActMaker = (cue) => {
  const { lead, scale, random, frame } = cue;
  const face = lead.faceAt(idle(0).stance, idle(0).look);
  const cut = Math.min(face.y - 0.56 * face.scale, -lead.top * 0.5);
  const line = Math.max(cut, -lead.top + 0.16 * scale);
  const drops = planSplash(random);
  const side = random() < 0.5 ? -1 : 1;
  const length = scale * 2.1;
  const splash = { x: 0, y: line, scale: scale * 0.8, floor: scale * 0.15 };

  const knifeAt = (t: number) => {
    const out = frame.width / 2 + length * 0.8;
    if (t > CUT)
      return { x: mix(out * 0.7, -out * 1.2, easeInOut((t - CUT) / SWEEP)), y: line, tilt: 0 };
    const come = easeOut((t - KNIFE) / 0.9);
    const aimed = easeInOut((t - GASP) / 0.55);
    return {
      x: mix(mix(out, Math.min(scale * 1.35, frame.width * 0.42), come), out * 0.7, aimed),
      y: mix(line - scale * (0.5 + 0.05 * Math.sin(t * 3)), line, aimed),
      tilt: mix(0.4, 0, aimed),
    };
  };

  const show: Act['show'] = (context, _sprites, t, draw) => {
    if (t < OPEN || t > LAND) {
      draw(context);
      return;
    }
    const portrait = portraitOf(cue, draw);
    const [left, right] = spanAt(portrait, line);
    const span = { x: (left + right) / 2, half: (right - left) / 2, y: line };
    drawBelow(context, portrait, span.y);
    drawInside(context, span, lead.inside);
    const fall = clamp((LAND - t) / 0.5);
    const since = t - OPEN;
    context.save();
    if (fall < 1) context.translate(0, -fall * fall * frame.height * 0.7);
    else {
      if (since > 2.4) {
        context.restore();
        return;
      }
      context.translate(-side * since * scale * 1.1, -(since * 2.5 - since * since * 1.7) * scale);
      context.translate(span.x, span.y);
      context.rotate(-side * since * 1.5);
      context.translate(-span.x, -span.y);
    }
    drawAbove(context, portrait, span);
    context.restore();
  };

  return {
    turn: CUT,
    posterSeconds: OPEN + 0.36,
    together: false,
    blow: OPEN,
    bakes: { knife: knifeBake(length), drop: dropBake(lead.juice) },
    exposures: (t) =>
      t > CUT - 0.05 && t < CUT + SWEEP + 0.1 ? 3 : t > CUT && t < CUT + 1 ? 2 : 1,
    show,
    bearing(t) {
      const { stance, look } = idle(t);
      const fright = during(t, GASP, CUT + 0.15, 0.15);
      const glad = during(t, 5, 6.7, 0.3);
      stance.x += 0.006 * fright * Math.sin(t * 80);
      stance.stretch +=
        0.04 * fright - 0.1 * wobble(t, OPEN, 3, 4.5) - 0.13 * wobble(t, LAND, 2.3, 4.5);
      stance.lift += 0.1 * glad * bounce(t, 14);
      stance.lean += 0.06 * glad * sway(t, 7);
      stance.leftArm += 0.9 * fright + 1.4 * glad;
      stance.rightArm += 0.9 * fright + 1.4 * glad;
      let mood = between(look, curious, during(t, KNIFE, GASP));
      mood = between(mood, gasp, during(t, GASP, 4.1));
      mood = between(mood, relief, during(t, 4.1, 5));
      mood = between(mood, joy, during(t, 5, 6.7));
      mood = between(mood, laugh, during(t, 5.9, 6.6));
      mood = between(mood, { ...joy, lookY: -0.9, open: 0.3 }, during(t, 6.7, LAND));
      const follow = smooth(KNIFE, KNIFE + 0.3, t) * smooth(3.9, 3.6, t);
      mood.lookX = mix(mood.lookX, side * clamp((knifeAt(t).x / scale) * 0.8, -1, 1), follow);
      mood.lookY -= 0.6 * follow * smooth(4.2, 3.8, t);
      return { stance, look: withBlinks(mood, t) };
    },
    before(context, sprites, t) {
      const since = t - OPEN;
      if (since > 0 && since < 2) {
        drawSplash(context, sprites.drop!, drops, splash, since, true);
        drawSplash(context, sprites.drop!, drops, splash, since, false);
      }
      if (t < KNIFE || t > CUT + SWEEP * 1.6) return;
      const { x, y, tilt } = knifeAt(t);
      drawKnife(context, sprites.knife!, { x, y, tilt, side });
    },
    score(track, { chirp, cuts, shing, speak, squish, thud, whoosh }) {
      shing(track, KNIFE, 0.5);
      chirp(track, GASP, 0.3, lead.pitch, lead.pitch * 1.7, 0.25);
      whoosh(track, CUT - 0.1, 0.4, 0.9);
      cuts.juicy(track, OPEN);
      thud(track, LAND, 0.6);
      squish(track, LAND, 0.5);
      speak(track, giggle(5.1, lead.pitch * 1.2, 8, 0.65), lead.voice);
    },
  };
};

type Span = { x: number; half: number; y: number };

/** How high the cut's ellipse is against its width. */
const FLAT = 0.24;

function drawBelow(context: pen.Context, { canvas, x, y }: Portrait, line: number) {
  context.save();
  context.beginPath();
  context.rect(x, line, canvas.width, canvas.height);
  context.clip();
  context.drawCanvas(canvas, x, y);
  context.restore();
}

function drawAbove(context: pen.Context, { canvas, x, y }: Portrait, span: Span) {
  context.save();
  context.beginPath();
  context.rect(x, y, canvas.width, span.y - y);
  context.ellipse(span.x, span.y, span.half, span.half * FLAT, 0, 0, Math.PI);
  context.clip();
  context.drawCanvas(canvas, x, y);
  context.restore();
}

function drawInside(context: pen.Context, { x, half, y }: Span, color: string) {
  pen.at(context, { x, y, scale: [half, half * FLAT] }, () => {
    for (const [radius, fill] of [
      [1, towards(color, '#fff4e0', 0.65)],
      [0.93, towards(color, '#7a1030', 0.12)],
      [0.86, color],
      [0.5, towards(color, '#ffffff', 0.25)],
      [0.22, towards(color, '#fff8e8', 0.6)],
    ] as const) {
      pen.disc(context, [0, 0, radius], fill);
    }
    context.fillStyle = towards(color, '#3a0a20', 0.35);
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * TURN;
      pen.oval(context, [Math.cos(angle) * 0.67, Math.sin(angle) * 0.67, 0.08, 0.03, angle]);
    }
    pen.oval(context, [-0.4, -0.45, 0.3, 0.12, -0.4], '#ffffff73');
  });
}

function drawKnife(
  context: pen.Context,
  knife: Canvas,
  { x, y, tilt, side }: { x: number; y: number; tilt: number; side: number },
) {
  pen.at(context, { scale: [side, 1] }, () => {
    context.translate(x, y);
    context.rotate(tilt);
    context.drawCanvas(knife, -knife.width * 0.35, -knife.height * 0.82);
  });
}
