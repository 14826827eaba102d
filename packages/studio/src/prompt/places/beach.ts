import { withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Brush } from './paint/brush.ts';
import { mottleGround, paintFloor, strew } from './paint/ground-paint.ts';
import { hill } from './paint/nature.ts';
import { paintSky } from './paint/sky.ts';
import { foliage, palm } from './paint/trees.ts';
import type { PlaceSet } from './set.ts';

/** Turquoise sea, palms, a sailing boat, a parasol, warm sand. */
export const beach: PlaceSet = {
  far(brush) {
    const { context, half, sky, near, mood, tone, random } = brush;
    paintSky(brush);
    const island = half * (random() < 0.5 ? 0.45 : -0.3);
    context.fillStyle = tone('#4fa070', 0.4);
    context.beginPath();
    context.ellipse(island, -sky * 0.2, 0.7, 0.3, 0, Math.PI, 0);
    context.fill();
    for (const dx of [-0.3, 0, 0.32])
      foliage(brush, island + dx, -sky * 0.2 - 0.2, 0.2, tone('#3f9a5a', 0.4));
    const water = [tone('#1f78d8', 0.18), 0.45, tone('#1fb0dc', 0.06), tone('#7af0dc')];
    const sea = pen.down(context, [-sky * 0.2, near], water);
    pen.box(context, [-half, -sky * 0.2, half * 2, sky + near], sea);
    const sun = (mood.sunAt[0] * 2 - 1) * half * 0.9;
    for (let i = 0; i < 220; i++) {
      const down = random() ** 1.5;
      const spread = random() < 0.4 ? sun + (random() - 0.5) * 0.9 : (random() * 2 - 1) * half;
      pen.oval(
        context,
        [spread, -sky * 0.19 + down * sky * 0.22, 0.03 + 0.1 * down, 0.006 + 0.008 * down],
        withAlpha(mood.sun, 0.25 + 0.6 * random()),
      );
    }
    boat(brush, -island * 0.9, -sky * 0.14, 0.34);
  },
  middle(brush) {
    const { context, half, near, tone } = brush;
    hill(brush, 0.06, 0.03, 0.5, [tone('#ffffff'), tone('#ffffff')]);
    hill(brush, 0.09, 0.03, 0.5, [tone('#e8c890'), tone('#f4dca0')]);
    context.clearRect(-half, 0.2, half * 2, near);
    palm(brush, -half * 0.98, 0.3, 2, 0.5, [tone('#2fae4a'), tone('#a06a3a')]);
    palm(brush, half * 1.02, 0.3, 1.6, -0.36, [tone('#3cb84a'), tone('#a06a3a')]);
    parasol(brush, half * 0.6, 0.26, 0.9);
  },
  ground(brush) {
    const { context, tone } = brush;
    paintFloor(brush, '#f0c878', '#ffe6a8');
    mottleGround(brush, '#fff2c8', '#d8a860');
    strew(brush, 500, (x, y, size, chance) => {
      context.fillStyle = tone(chance < 0.5 ? '#c89858' : '#fff4d0');
      context.fillRect(x, y, size * 0.014, size * 0.01);
    });
    strew(brush, 12, (x, y, size, chance) =>
      starfish(brush, x, y, size * 0.1, tone(chance < 0.5 ? '#ff7a5a' : '#ff9ac0')),
    );
  },
  front(brush) {
    const { half, near, sky, tone } = brush;
    palm(brush, -half * 1.2, -sky * 0.4, 1.4, 0.3, [tone('#1f8a44'), tone('#8a5a34')]);
    starfish(brush, half * 0.95, near - 0.12, 0.5, tone('#ff6a4a'));
    foliage(brush, -half, near, 0.36, tone('#2f9a4a'));
  },
};

function boat({ context, tone }: Brush, x: number, y: number, size: number) {
  pen.shape(context, ['M-0.5 -0.16 L0.5 -0.16 L0.32 0 L-0.34 0', x, y, size], tone('#e8503a', 0.1));
  pen.shape(context, ['M0 -1.1 Q0.6 -0.6 0.42 -0.2 L0 -0.2', x, y, size], tone('#fffaf0', 0.06));
  pen.shape(context, ['M-0.06 -0.95 L-0.06 -0.2 L-0.36 -0.2', x, y, size]);
}

function parasol({ context, tone, accents }: Brush, x: number, base: number, tall: number) {
  pen.at(context, { x, y: base, turn: 0.14 }, () => {
    pen.box(context, [-0.018, -tall, 0.036, tall], tone('#fff4e0'));
    for (let i = 0; i < 6; i++) {
      context.fillStyle = tone(i % 2 ? '#fffaf0' : accents[0]!);
      context.beginPath();
      context.moveTo(0, -tall * 1.28);
      const at = (share: number) => (share / 3 - 1) * 0.55;
      context.quadraticCurveTo(at(i) * 0.9, -tall * 1.2, at(i), -tall * 0.86);
      context.quadraticCurveTo(at(i + 0.5), -tall * 0.92, at(i + 1), -tall * 0.86);
      context.quadraticCurveTo(at(i + 1) * 0.9, -tall * 1.2, 0, -tall * 1.28);
      context.fill();
    }
  });
}

function starfish({ context }: Brush, x: number, y: number, size: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const out = i % 2 ? size * 0.4 : size;
    const angle = (i * Math.PI) / 5;
    context.lineTo(x + Math.sin(angle) * out, y - Math.cos(angle) * out * 0.5);
  }
  context.fill();
}
