import { between, calm, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { towards } from '../../kit/math/colors.ts';
import { easeInOut, mix, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { channels, drops, planBursts } from './props/bursts.ts';
import { portraitOf } from './props/portrait.ts';
import { sizeInUnits } from './props/units.ts';

const SOFTEN = 0.9;
const FLAT = 4.1;
const BACK = 5.4;
const ROWS = 30;

/** Melts into a puddle, blinks from it, and springs back. */
export const melt: ActMaker = (cue) => {
  const { lead, scale } = cue;
  const { half, top } = sizeInUnits(cue);
  const splash = drops(channels(lead.juice), { count: 24, size: 0.08, speed: 2.6, life: 1 });
  const bursts = planBursts('melt', cue, [{ look: splash, at: BACK, top: -0.4, bottom: 0 }]);
  const softness = (t: number) =>
    t < BACK
      ? easeInOut((t - SOFTEN) / (FLAT - SOFTEN))
      : 0.5 * spring(t - BACK, 1.7, 3.4) * smooth(8, 7.2, t) +
        0.5 * Math.max(0, 1 - (t - BACK) / 0.12);
  return {
    turn: FLAT + 0.5,
    posterSeconds: 2.3,
    together: false,
    bakes: bursts.bakes,
    exposures: (t) => (t > BACK && t < BACK + 0.5 ? 2 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      const soft = Math.max(0, softness(t));
      stance.leftArm += 0.5 * soft;
      stance.rightArm += 0.5 * soft;
      stance.lift += 0.1 * during(t, BACK + 1, 7.4) * bounce(t, 16);
      let face = between(look, { ...gasp, lookY: 0.6 }, during(t, SOFTEN, 2.2, 0.4));
      face = between(
        face,
        { ...calm, lid: 0.5, smile: 0.3, browWorry: 0.8, open: 0.2, breadth: 1.1 },
        during(t, 2.2, 4.4, 0.5),
      );
      face = between(face, { ...gasp, lookX: sway(t, 9) }, during(t, 4.5, BACK));
      face = between(face, joy, during(t, BACK, 7.5, 0.2));
      face = between(face, laugh, during(t, BACK + 0.8, 7.3, 0.3));
      return { stance, look: withBlinks(face, t) };
    },
    behind(context, _sprites, t) {
      const soft = Math.max(0, Math.min(1, softness(t)));
      if (soft < 0.04) return;
      drawPuddle(context, {
        wide: scale * half * (0.5 + 1.35 * soft),
        color: lead.juice,
        wobble: sway(t, 8),
      });
    },
    show(context, _sprites, t, draw) {
      const soft = softness(t);
      if (Math.abs(soft) < 0.003) {
        draw(context);
        return;
      }
      const { canvas, x, y } = portraitOf(cue, draw, 0.5);
      const strip = canvas.height / ROWS;
      const flat = 1 - 0.66 * soft;
      for (let i = 0; i < ROWS; i++) {
        const share = (i + 0.5) / ROWS;
        const wave = soft * 0.05 * Math.sin(share * 16 + t * 6);
        const wide = 1 + soft * (0.05 + 0.95 * share ** 3) + wave;
        const from = y + i * strip;
        context.drawImage(
          canvas,
          0,
          i * strip,
          canvas.width,
          strip + 0.5,
          x * wide + wave * scale * 0.4,
          from * flat,
          canvas.width * wide,
          (strip + 0.5) * flat + 0.6,
        );
      }
      drawDrips(context, t, Math.max(0, soft), {
        half: scale * half * mix(0.8, 1.2, soft),
        top: scale * top * flat,
        color: lead.juice,
      });
    },
    before: bursts.draw,
    score(track, { boing, chirp, drip, speak, squish }) {
      for (let i = 0; i < 9; i++) drip(track, SOFTEN + 0.3 + i * 0.42, 0.5);
      squish(track, 1.4, 0.5);
      squish(track, 2.6, 0.6);
      squish(track, 3.7, 0.7);
      chirp(track, 1, 1.2, lead.pitch * 1.2, lead.pitch * 0.6, 0.16);
      boing(track, BACK, 0.8);
      speak(track, giggle(BACK + 0.7, lead.pitch * 1.2, 7, 0.65), lead.voice);
    },
  };
};

function drawPuddle(
  context: pen.Context,
  { wide, color, wobble }: { wide: number; color: string; wobble: number },
) {
  context.fillStyle = pen.radial(
    context,
    [-wide * 0.3, -wide * 0.06, 0, 0, 0, wide],
    [towards(color, '#ffffff', 0.5), 0.6, color, towards(color, '#2a0830', 0.25)],
  );
  context.beginPath();
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * TURN;
    const out =
      wide * (1 + 0.09 * Math.sin(angle * 5 + wobble) + 0.05 * Math.sin(angle * 3 - wobble * 2));
    context.lineTo(Math.cos(angle) * out, Math.sin(angle) * out * 0.24);
  }
  context.fill();
  context.fillStyle = '#ffffff8c';
  pen.oval(context, [-wide * 0.5, wide * 0.07, wide * 0.16, wide * 0.025, -0.1]);
}

function drawDrips(
  context: pen.Context,
  t: number,
  level: number,
  { half, top, color }: { half: number; top: number; color: string },
) {
  context.fillStyle = color;
  for (let i = 0; i < 7; i++) {
    const x = half * (-0.75 + i * 0.25);
    const share = (t * 0.5 + i * 0.37) % 1;
    const size = half * 0.06 * level * Math.sin(Math.PI * share);
    const y = -top * (0.62 - 0.6 * share) * (1 - 0.5 * Math.abs(x / half));
    pen.oval(context, [x, y, size, size * 1.7]);
  }
}
