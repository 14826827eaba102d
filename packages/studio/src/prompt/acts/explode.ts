import type { Random } from '../../engine/random.ts';
import { between, calm, curious, gasp, joy, laugh } from '../../kit/face/expression.ts';
import { puff } from '../../kit/juice/bits.ts';
import { clamp, easeBack, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { confetto, star } from '../../kit/pen/shapes.ts';
import { giggle } from '../../kit/sound/line.ts';
import { type ActMaker, bounce, during, idle, sway, withBlinks, wobble } from './act.ts';
import { flying, planBursts, rising } from './props/bursts.ts';
import { type Portrait, portraitOf } from './props/portrait.ts';
import { sizeInUnits } from './props/units.ts';

const SWELL = 1.4;
const BANG = 4.2;
const RETURN = 5.7;
const COLUMNS = 5;
const ROWS = 6;

type Shard = { column: number; row: number; speed: number; spin: number; turn: number };

function planShards(random: Random): Shard[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    column: i % COLUMNS,
    row: Math.floor(i / COLUMNS),
    speed: 1.2 + random() * 1.6,
    spin: (random() - 0.5) * 14,
    turn: (random() - 0.5) * 0.8,
  }));
}

/** Swells, trembles and bursts into confetti; then pops up again, whole and giggling. */
export const explode: ActMaker = (cue) => {
  const { lead, scale, random, story } = cue;
  const { top } = sizeInUnits(cue);
  const shards = planShards(random);
  const colors = [lead.juice, lead.inside, ...story.palette, '#ffd84a', '#5fc8ff', '#ff5f9a'];
  const middle = { top: -top * 0.7, bottom: -top * 0.3 };
  const bursts = planBursts('explode', cue, [
    {
      look: rising(puff('255,250,240'), {
        count: 26,
        size: 0.75,
        speed: 3,
        gravity: -0.3,
        drag: 2.4,
        life: 1.5,
      }),
      at: BANG,
      ...middle,
    },
    ...colors.map((color) => ({
      look: flying(confetto(color), { count: 20, size: 0.1, speed: 6.4, drag: 1.9 }),
      at: BANG,
      ...middle,
    })),
    {
      look: flying(star('#ffe04a'), { count: 12, size: 0.2, speed: 5, gravity: 0.4 }),
      at: BANG,
      ...middle,
    },
    {
      look: rising(puff('255,250,240'), { count: 14, size: 0.5, speed: 1.6, life: 0.8 }),
      at: RETURN,
      top: -top * 0.6,
      bottom: 0,
    },
  ]);
  return {
    turn: BANG,
    posterSeconds: BANG + 0.25,
    together: false,
    blow: BANG,
    bakes: bursts.bakes,
    girth: (t) => (t < BANG ? 1 : t < RETURN ? 0 : easeBack((t - RETURN) / 0.45)),
    exposures: (t) => (t > BANG - 0.1 && t < BANG + 0.7 ? 2 : 1),
    bearing(t) {
      const { stance, look } = idle(t);
      const strain = smooth(SWELL, BANG, t) * (t < BANG ? 1 : 0);
      stance.x += 0.03 * strain ** 2 * Math.sin(t * 90);
      stance.headTilt += 0.05 * strain * Math.sin(t * 70);
      stance.leftArm += 1.2 * strain;
      stance.rightArm += 1.2 * strain;
      stance.lift += 0.12 * during(t, RETURN + 0.9, 7.4) * bounce(t, 16);
      stance.stretch -= 0.16 * wobble(t, RETURN + 0.2, 2.2, 4) * (t > RETURN || t < 1 ? 1 : 0);
      const arms = during(t, RETURN + 0.8, 7.5, 0.3);
      stance.leftArm += 1.5 * arms;
      stance.rightArm += 1.5 * arms;
      let face = between(look, curious, during(t, 0.9, SWELL + 0.4));
      face = between(
        face,
        { ...calm, squint: 0.6, open: 0, breadth: 0.5, smile: -0.3, blush: 1.5, browWorry: 0.9 },
        during(t, SWELL + 0.3, 3.4, 0.4),
      );
      face = between(face, { ...gasp, blush: 1.4 }, during(t, 3.4, BANG + 0.5));
      face = between(
        face,
        { ...calm, lookX: sway(t, 16), open: 0.3, smile: 0.1 },
        during(t, RETURN, RETURN + 0.8),
      );
      face = between(face, joy, during(t, RETURN + 0.8, 7.6));
      face = between(face, laugh, during(t, RETURN + 1, 7.4));
      return { stance, look: withBlinks(face, t) };
    },
    show(context, _sprites, t, draw) {
      if (t >= BANG && t < RETURN) {
        if (t < BANG + 1.4)
          drawShards(context, portraitOf(cue, draw, 0.4), shards, { since: t - BANG, scale });
        return;
      }
      const swell = smooth(SWELL, BANG, t) * (t < BANG ? 1 : 0);
      const size =
        t >= RETURN
          ? easeBack((t - RETURN) / 0.45)
          : 1 + 0.24 * swell * (1 + 0.06 * Math.sin(t * 26));
      pen.at(context, { scale: [size * (1 + 0.1 * swell), size] }, () => draw(context));
    },
    behind(context, _sprites, t) {
      const flash = clamp(1 - (t - BANG) / 0.6) * (t > BANG - 0.02 ? 1 : 0);
      if (flash > 0) drawFlash(context, -scale * top * 0.5, scale * 3.4, flash);
    },
    before: bursts.draw,
    score(track, { chirp, crackle, pop, sparkle, speak, squish, thud, whoosh }) {
      squish(track, SWELL, 0.3);
      chirp(track, SWELL + 0.2, BANG - SWELL - 0.5, lead.pitch * 0.8, lead.pitch * 2.2, 0.14);
      crackle(track, 2.4, BANG - 2.4, 0.35);
      thud(track, BANG, 1.6);
      pop(track, BANG, 1.4);
      whoosh(track, BANG, 0.9, 1.3);
      sparkle(track, BANG + 0.15, 0.7);
      pop(track, RETURN, 1);
      speak(track, giggle(RETURN + 0.9, lead.pitch * 1.2, 7, 0.65), lead.voice);
    },
  };
};

/** Pieces of the picture on their way out. */
function drawShards(
  context: pen.Context,
  { canvas, x, y }: Portrait,
  shards: readonly Shard[],
  { since, scale }: { since: number; scale: number },
) {
  const wide = canvas.width / COLUMNS;
  const tall = canvas.height / ROWS;
  const way = (1 - Math.exp(-2.2 * since)) / 2.2;
  for (const { column, row, speed, spin, turn } of shards) {
    const middle = { x: x + (column + 0.5) * wide, y: y + (row + 0.5) * tall };
    const angle = Math.atan2(middle.y - y * 0.45, middle.x) + turn;
    const left = middle.x + Math.cos(angle) * speed * way * scale * 2.6;
    const high = middle.y + (Math.sin(angle) * speed * way * 2.6 + 1.6 * since * since) * scale;
    pen.at(context, { x: left, y: high, turn: spin * since }, () => {
      context.globalAlpha = clamp((1.4 - since) * 2.5);
      context.beginPath();
      context.ellipse(0, 0, wide * 0.52, tall * 0.5, turn * 2, 0, 7);
      context.clip();
      const from = [column * wide, row * tall, wide, tall] as const;
      context.drawImage(canvas, ...from, -wide / 2, -tall / 2, wide, tall);
    });
  }
}

function drawFlash(context: pen.Context, y: number, radius: number, level: number) {
  const stops = [
    `rgba(255,255,240,${level})`,
    0.3,
    `rgba(255,220,110,${level * 0.8})`,
    '#ff783c00',
  ];
  const light = pen.halo(context, [0, y, 0, radius], stops);
  pen.box(context, [-radius, y - radius, radius * 2, radius * 2], light);
  context.fillStyle = `rgba(255,250,210,${level * 0.8})`;
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * TURN + 0.2;
    const long = radius * (0.5 + 0.25 * (i % 3));
    const foot = (at: number) => [Math.cos(at) * radius * 0.1, y + Math.sin(at) * radius * 0.1];
    const tip = [Math.cos(angle) * long, y + Math.sin(angle) * long];
    pen.shape(context, [...foot(angle - 0.06), ...tip, ...foot(angle + 0.06)]);
  }
}
