import { between, joy, laugh } from '../../kit/face/expression.ts';
import { withAlpha } from '../../kit/math/colors.ts';
import { easeInOut, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { confetto, note, star } from '../../kit/pen/shapes.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { flying, planBursts, rising } from './props/bursts.ts';
import { sizeInUnits } from './props/units.ts';

const TWIRL = 4;
const LAND = 5;

/** Grooves on the beat, twirls, and goes wild under colored lights. */
export const dance: ActMaker = (cue) => {
  const { beats, scale, story, lead } = cue;
  const { top } = sizeInUnits(cue);
  const lights = [story.palette[0]!, '#ff4fa0', story.palette[1]!, '#4fc8ff'];
  const bursts = planBursts('dance', cue, [
    ...[0.2, 1.4, 2.6].map((at) => ({
      look: rising(note('#6fb8ff'), { count: 5, size: 0.16 }),
      at,
      top: -top,
      bottom: -top * 0.4,
    })),
    { look: rising(star('#ffd84a'), { count: 10 }), at: TWIRL, top: -top, bottom: -0.2 },
    ...lights.map((color) => ({
      look: flying(confetto(color), { count: 16 }),
      at: LAND,
      top: -top,
      bottom: -top * 0.5,
    })),
  ]);
  return {
    turn: TWIRL,
    posterSeconds: 5.4,
    together: true,
    bakes: bursts.bakes,
    exposures: (t) => (t > TWIRL - 0.1 && t < LAND + 0.1 ? 3 : 1),
    behind(context, sprites, t) {
      context.save();
      context.globalCompositeOperation = 'screen';
      for (const [i, color] of lights.entries()) {
        const x = scale * 1.1 * Math.sin((t / 8) * Math.PI * 4 + i * 1.57);
        const y = scale * (0.16 + 0.12 * Math.cos((t / 8) * Math.PI * 4 + i * 2.4));
        context.fillStyle = withAlpha(color, 0.4 + 0.25 * bounce(t, beats, i * 0.1));
        pen.oval(context, [x, y, scale * 0.62, scale * 0.19]);
      }
      context.restore();
      bursts.draw(context, sprites, t);
    },
    bearing(t) {
      const { stance, look } = idle(t);
      const wild = during(t, LAND, 7.6, 0.3);
      const groove = 1 - during(t, TWIRL - 0.2, LAND, 0.3);
      const half = beats / 2;
      stance.x += 0.24 * groove * sway(t, half / 2);
      stance.lean += (0.14 - 0.04 * wild) * groove * sway(t, half / 2);
      stance.headTilt -= 0.15 * groove * sway(t, half / 2, -0.03);
      stance.lift +=
        (0.08 + 0.12 * wild) * groove * bounce(t, beats) +
        0.5 * Math.sin(Math.PI * smooth(TWIRL, LAND, t));
      stance.stretch += 0.07 * groove * sway(t, beats);
      stance.leftArm += groove * (0.9 + 0.7 * sway(t, half)) + 0.8 * wild + 1.4 * (1 - groove);
      stance.rightArm += groove * (0.9 - 0.7 * sway(t, half)) + 0.8 * wild + 1.4 * (1 - groove);
      stance.spin = easeInOut((t - TWIRL) / (LAND - TWIRL)) * TURN;
      const face = between(between(look, joy, 0.75), laugh, wild);
      return { stance, look: withBlinks(face, t) };
    },
    score(track, { speak, step, whoosh }) {
      for (let i = 0; i < beats; i++) step(track, (i * 8) / beats + 0.02, 0.3);
      whoosh(track, TWIRL, 0.9, 0.8);
      speak(track, giggle(LAND + 0.2, lead.pitch * 1.2, 7, 0.6), lead.voice);
    },
  };
};
