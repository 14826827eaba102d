import { easeBack, mix, pulse } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { heart, note, type ShapePainter, star } from '../../kit/pen/shapes.ts';
import { babble, mouthAt } from '../../kit/sound/line.ts';
import { type ActMaker, during, idle, sway } from './act.ts';
import { inUnits, sizeInUnits } from './props/units.ts';

const IDEA = 4.4;

/** Tells a story with its hands; in the middle it has an idea. */
export const talk: ActMaker = (cue) => {
  const { lead, random, story } = cue;
  const line = [
    ...babble(random, { from: 0.35, to: 3.7, pitch: lead.pitch }),
    ...babble(random, { from: 4.8, to: 7.3, pitch: lead.pitch * 1.15, pace: 6 }),
  ];
  const { top, half } = sizeInUnits(cue);
  const side = random() < 0.5 ? -1 : 1;
  const edge = cue.frame.width / 2 / cue.scale;
  const icons = [heart('#ff4f7a'), star('#ffc82e'), note('#3f8aff'), heart(story.palette[0]!)];
  const talks = rows(2, [0.3, 2, 2, 3.9, 4.8, 6, 6, 7.5]);
  return {
    turn: IDEA,
    posterSeconds: 5.6,
    together: false,
    before: inUnits(cue, (context, t) => {
      for (const [i, [from, to]] of talks.entries()) {
        const open = easeBack((t - from) / 0.35) * (1 - easeBack((t - to + 0.18) / 0.18));
        if (t < from || t > to || open <= 0.02) continue;
        const x = side * Math.min(half * 0.8, edge - 0.56);
        pen.at(context, { x, y: -top * 1.04, scale: open }, () => {
          speechBubble(context, side, icons[i]!, 1 + 0.08 * Math.sin(t * 9));
        });
      }
      const lit = easeBack((t - IDEA + 0.1) / 0.3) * during(t, IDEA - 0.1, 5.1, 0.1);
      if (lit > 0.02) lightBulb(context, -side * half * 0.1, -top * 1.16, lit * 0.2);
    }),
    bearing(t) {
      const { stance, look } = idle(t);
      const telling = during(t, 0.4, 3.7) + during(t, 4.8, 7.3);
      const idea = pulse(IDEA - 0.3, 5.2, t);
      stance.leftArm += telling * (0.7 + 0.5 * sway(t, 9)) + 0.2 * idea;
      stance.rightArm += telling * (0.7 + 0.5 * sway(t, 7, 0.1)) + 2 * idea;
      stance.headTilt += 0.08 * telling * sway(t, 6);
      stance.lean += 0.05 * telling * sway(t, 3);
      stance.lift += 0.16 * pulse(IDEA, IDEA + 0.4, t);
      stance.stretch += 0.05 * idea;
      const mouth = mouthAt(line, t);
      return {
        stance,
        look: {
          ...look,
          open: mix(0.1, 0.9, Math.max(mouth.open, 0.8 * idea)),
          breadth: mouth.breadth,
          smile: 0.6,
          browLift: 0.3 + 0.4 * sway(t, 5) * telling + 0.6 * idea,
          wide: 1 + 0.15 * idea,
          lookX: look.lookX + 0.35 * side * telling,
          lookY: -0.6 * idea,
        },
      };
    },
    score(track, { bell, pop, speak }) {
      speak(track, line, lead.voice);
      for (const [from] of talks) pop(track, from, 0.35);
      bell(track, IDEA, 1320, 0.3, 0.5);
      bell(track, IDEA + 0.09, 1760, 0.3, 0.5);
    },
  };
};

function speechBubble(context: pen.Context, side: number, icon: ShapePainter, size: number) {
  context.translate(side * 0.1, -0.34);
  context.fillStyle = '#28143c38';
  outline(context, side, 0.03);
  context.fillStyle = '#ffffff';
  outline(context, side, 0);
  context.scale(0.2 * size, 0.2 * size);
  icon(context);
}

function outline(context: pen.Context, side: number, drop: number) {
  pen.oval(context, [0, drop, 0.42, 0.33]);
  const tip = [-side * 0.34, 0.46 + drop];
  pen.shape(context, [-side * 0.24, 0.18 + drop, ...tip, -side * 0.02, 0.28 + drop]);
}

function lightBulb(context: pen.Context, x: number, y: number, size: number) {
  const shine = pen.halo(context, [x, y - size, 0, size * 3.4], ['#ffe678d9', '#ffe67800']);
  pen.box(context, [x - size * 4, y - size * 5, size * 8, size * 8], shine);
  pen.disc(context, [x, y - size * 1.1, size * 0.9], '#fff2a0');
  context.fillStyle = '#b8c0d0';
  pen.box(context, [x - size * 0.36, y - size * 0.4, size * 0.72, size * 0.6, size * 0.1]);
}
