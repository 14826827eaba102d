import type { Sprites } from '../../engine/sprites.ts';
import { between, calm, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { clamp, easeOut, pulse, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { giggle } from '../../kit/sound/line.ts';
import { outfitOf } from '../wear/wear.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks } from './act.ts';
import { again, dust, planBursts } from './props/bursts.ts';
import { propOf } from './props/prop.ts';
import { faceInUnits, inUnits } from './props/units.ts';

const TOSSES = [
  { from: 0.8, to: 1.6, height: 0.7 },
  { from: 2.3, to: 3.2, height: 1 },
  { from: 4.3, to: 5.6, height: 1.9 },
] as const;
const FLAMBE = TOSSES[2].from;

/** Tosses a pancake, or what the prompt names, higher and higher at the stove, with a great flame. */
export const cook: ActMaker = async (cue) => {
  const { lead, story } = cue;
  const steam = dust('255,255,255', { count: 3, size: 0.24, speed: 0.4, gravity: -1, life: 1.3 });
  const face0 = faceInUnits(cue, idle(0));
  const counter = clamp(-(face0.y + 0.92 * face0.scale), 0.34, 0.85);
  const pan = { x: 0.28, y: -counter - 0.16 };
  const bursts = planBursts(
    'cook',
    cue,
    again(1, { look: steam, x: pan.x, top: pan.y - 0.1, bottom: pan.y }),
  );
  const meal = story.object && (await propOf(cue, story.object, 0.62));
  const drawMeal: DrawMeal = meal
    ? (context, sprites, { angle }) => {
        context.translate(0, -meal.tall * 0.6);
        context.rotate(angle);
        meal.draw(context, sprites);
      }
    : (context, _sprites, at) => drawPancake(context, at);
  const hat = story.roles[0]!.wears.length ? undefined : await outfitOf(['chef hat']);
  const bearing = (t: number) => {
    const { stance, look } = idle(t);
    const toss = Math.max(...TOSSES.map(({ from }) => pulse(from - 0.25, from + 0.25, t)));
    const air = Math.max(...TOSSES.map(({ from, to }) => pulse(from, to, t)));
    stance.rightArm += 0.75 + 0.5 * toss;
    stance.leftArm += 0.5 + 0.4 * sway(t, 6) * (1 - air) + 1.2 * during(t, 5.7, 7.3, 0.4);
    stance.lean += 0.05 * sway(t, 4);
    stance.lift += 0.06 * toss + 0.05 * bounce(t, 16) * during(t, 5.7, 7.4);
    stance.stretch += 0.05 * toss;
    let face = between(look, { ...calm, lookX: 0.3, lookY: 0.6 }, 1 - air);
    face = between(face, { ...joy, lookX: 0.3, lookY: -0.9 }, air);
    face = between(face, { ...gasp, lookY: -0.9, smile: 0.4 }, pulse(FLAMBE, FLAMBE + 1.3, t));
    face = between(face, laugh, during(t, 5.7, 7.4, 0.3));
    return { stance, look: withBlinks(face, t) };
  };
  return {
    turn: FLAMBE,
    posterSeconds: FLAMBE + 0.42,
    together: false,
    bakes: { ...bursts.bakes, ...meal?.bakes, ...hat?.bakes },
    bearing,
    before(context, sprites, t) {
      const { stance, look } = bearing(t);
      hat?.draw(context, sprites, lead.faceAt(stance, look));
      bursts.draw(context, sprites, t);
      const stove = { color: story.palette[0]!, counter, pan };
      inUnits(cue, (unit) => {
        drawStove(unit, t, stove);
        drawPanAndMeal(unit, t, pan, (at) => drawMeal(unit, sprites, at));
      })(context, sprites, t);
    },
    score(track, { clink, crackle, sizzle, speak, squish, whoosh }) {
      sizzle(track, 0, 8, 0.35);
      for (const { from, to } of TOSSES) {
        whoosh(track, from, 0.4, 0.6);
        squish(track, to, 0.5);
        clink(track, to, 0.3);
      }
      whoosh(track, FLAMBE, 0.9, 1.2);
      crackle(track, FLAMBE, 1.4, 0.6);
      speak(track, giggle(5.8, lead.pitch * 1.2, 7, 0.6), lead.voice);
    },
  };
};

type MealPlace = { angle: number; t: number };
type DrawMeal = (context: pen.Context, sprites: Sprites, at: MealPlace) => void;
type Stove = { color: string; counter: number; pan: { x: number; y: number } };

function drawStove(context: pen.Context, t: number, { color, counter }: Stove) {
  const wide = 1.15;
  const steel = pen.across(context, [-wide, wide], [color, 0.3, '#ffffff', 0.55, color, color]);
  pen.oval(context, [0, 0.2, wide * 1.08, 0.12], '#14081e59');
  pen.box(context, [-wide, -counter, wide * 2, counter + 0.2, 0.1], steel);
  pen.box(context, [-wide, -counter + 0.28, wide * 2, counter - 0.1], '#280a3233');
  pen.box(context, [-0.66, -counter + 0.4, 1.32, 0.46, 0.08], '#2a2438');
  context.fillStyle = `rgba(255,150,50,${0.45 + 0.1 * sway(t, 9)})`;
  pen.box(context, [-0.6, -counter + 0.46, 1.2, 0.34, 0.06]);
  for (let i = 0; i < 5; i++) {
    pen.disc(context, [-0.7 + i * 0.35, -counter + 0.2, 0.07], '#f4f0fa');
  }
  pen.box(context, [-wide - 0.04, -counter - 0.07, wide * 2 + 0.08, 0.14, 0.06], '#3a3448');
}

function drawPanAndMeal(
  context: pen.Context,
  t: number,
  pan: Stove['pan'],
  drawMeal: (at: MealPlace) => void,
) {
  const toss = TOSSES.find(({ from, to }) => t > from && t < to);
  const shaken = Math.max(...TOSSES.map(({ from }) => pulse(from - 0.2, from + 0.2, t)));
  pen.at(context, { x: pan.x, y: pan.y - 0.14 * shaken, turn: -0.12 * shaken }, () => {
    const fire = pulse(FLAMBE, FLAMBE + 1.3, t);
    if (fire > 0.02) flames(context, t, fire);
    if (!toss) pen.at(context, { y: -0.06 }, () => drawMeal({ angle: 0, t }));
    drawPan(context, t);
  });
  if (!toss) return;
  const share = (t - toss.from) / (toss.to - toss.from);
  const high = 4 * share * (1 - share) * toss.height;
  pen.at(context, { x: pan.x, y: pan.y - 0.1 - high }, () => {
    drawMeal({ angle: easeOut(share) * TURN * Math.ceil(toss.height), t });
  });
}

function drawPan(context: pen.Context, t: number) {
  context.fillStyle = `rgba(90,170,255,${0.55 + 0.15 * sway(t, 24)})`;
  for (let i = 0; i < 7; i++) {
    pen.oval(context, [-0.3 + i * 0.1, 0.17, 0.04, 0.07]);
  }
  pen.box(context, [0.4, -0.01, 0.6, 0.08, 0.04], '#3a2a2c');
  pen.shape(
    context,
    'M-0.5 -0.05 L0.5 -0.05 Q0.46 0.14 0.3 0.14 L-0.3 0.14 Q-0.46 0.14 -0.5 -0.05',
    pen.down(context, [-0.04, 0.16], ['#6a6478', '#221c2c']),
  );
}

function drawPancake(context: pen.Context, { angle, t }: MealPlace) {
  context.rotate(Math.sin(angle) * 0.5);
  context.scale(1, Math.max(0.22, Math.abs(Math.sin(angle)) * 0.8));
  const golden = ['#ffe09a', 0.7, '#f0a84a', '#b86a24'];
  const fill = pen.radial(context, [-0.1, -0.1, 0, 0, 0, 0.4], golden);
  pen.oval(context, [0, 0, 0.4 + 0.01 * sway(t, 16), 0.38], fill);
  pen.box(context, [-0.1, -0.1, 0.2, 0.16, 0.04], '#fff4b0');
}

function flames(context: pen.Context, t: number, level: number) {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const [color, size] of [
    ['#ff461ecc', 1],
    ['#ffa028d9', 0.72],
    ['#ffec8ce6', 0.42],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(-0.46 * size, 0);
    for (let i = 0; i <= 8; i++) {
      const x = (-0.46 + i * 0.115) * size;
      const tall =
        i % 2 ? 1.15 * (0.7 + 0.3 * sway(t, 20 + i * 3, i * 0.1)) * (1 - Math.abs(x) * 1.1) : 0.3;
      context.quadraticCurveTo(x - 0.05, -tall * 0.4 * size * level, x, -tall * size * level);
    }
    context.lineTo(0.46 * size, 0);
    context.fill();
  }
  context.restore();
}
