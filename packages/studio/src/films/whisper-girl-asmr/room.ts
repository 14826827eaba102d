import { pick, type Random } from '../../engine/random.ts';
import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Colors of the room at night: wall, light strip, window (#rrggbb), and the hues of the string lights. */
const colors = {
  violet: { wall: '#3a1a6a', strip: '#ff4ac0', window: '#3a7aff', hues: [320, 280, 30] },
  blue: { wall: '#1c2a6a', strip: '#6a5aff', window: '#4ac0ff', hues: [36, 44, 30] },
  plum: { wall: '#4a1a52', strip: '#c04aff', window: '#5a6aff', hues: [40, 330, 200] },
};
export type RoomLook = keyof typeof colors;
type Colors = (typeof colors)[RoomLook];

/** A bookshelf under an amber lamp, a rainy window and string lights; BLEED larger all around. */
export function nightRoomBake(stage: Stage, name: RoomLook, random: Random): Picture {
  const look = colors[name];
  const size = plateSize(stage);
  return blurredBake(
    size,
    10,
    (context) => {
      paintWall(context, size, look);
      paintWindow(context, size, look, random);
      paintShelf(context, size, random);
    },
    (context) => paintLights(context, size, look, random),
  );
}

function paintWall(context: pen.Context, { width, height }: Size, look: Colors) {
  const [lit, dark] = [towards(look.wall, '#ff9a4a', 0.35), towards(look.wall, '#060820', 0.55)];
  context.fillStyle = pen.linear(context, [0, 0, width, height], [lit, 0.45, look.wall, dark]);
  pen.box(context, [-50, -50, width + 100, height + 100]);
  const strip = [withAlpha(look.strip, 0.85), withAlpha(look.strip, 0)];
  context.fillStyle = pen.down(context, [height * 0.02, height * 0.3], strip);
  pen.box(context, [-50, -50, width + 100, height * 0.35]);
}

function paintWindow(context: pen.Context, { width, height }: Size, look: Colors, random: Random) {
  const wide = Math.min(width * 0.34, height * 0.4);
  const x = width - BLEED - wide * 0.92;
  const y = height * 0.14;
  const tall = height * 0.46;
  const glass = [towards(look.window, '#0a1040', 0.4), look.window];
  pen.box(context, [x, y, wide, tall], pen.down(context, [y, y + tall], glass));
  for (let i = 0; i < 60; i++) {
    context.fillStyle = i % 5 ? '#dcf0ff8c' : '#ffc878cc';
    const [dropX, dropY] = [x + random() * wide, y + random() * tall];
    pen.box(context, [dropX, dropY, 4 + random() * 5, 10 + random() * 26]);
  }
  pen.box(context, [x + wide * 0.47, y, wide * 0.06, tall], '#1c1030');
  context.fillRect(x, y + tall * 0.48, wide, wide * 0.06);
  pen.nib(context, '#241438', wide * 0.08);
  context.strokeRect(x, y, wide, tall);
}

const spines = ['#ff8a4a', '#ffd06a', '#d84a6a', '#6ac8b0', '#c88aff', '#f0e0c0'] as const;

function paintShelf(context: pen.Context, { width, height }: Size, random: Random) {
  const wide = Math.min(width * 0.36, height * 0.46);
  const lamp = { x: BLEED + wide * 0.42, y: height * 0.33 };
  for (let row = 0; row < 4; row++) {
    const y = height * (0.24 + row * 0.17);
    pen.box(context, [-50, y, wide + BLEED + 50, height * 0.014], '#5a2a18');
    let x = BLEED * 0.3;
    while (x < wide + BLEED - 20) {
      const thick = height * (0.014 + 0.012 * random());
      const tall = height * (0.07 + 0.05 * random());
      if (row !== 1 || Math.abs(x - lamp.x) > height * 0.06) {
        pen.box(context, [x, y - tall, thick * 0.9, tall], pick(random, spines));
      }
      x += thick;
    }
  }
  const glow = ['#ffd278', 0.16, '#ffb050d9', '#ff8c3200'];
  context.fillStyle = pen.halo(context, [lamp.x, lamp.y, 0, height * 0.32], glow);
  pen.box(context, [-50, 0, width, height * 0.8]);
}

function paintLights(context: pen.Context, { width, height }: Size, look: Colors, random: Random) {
  for (let i = 0; i < 26; i++) {
    const share = i / 25;
    const swag = Math.abs(Math.sin(share * Math.PI * 2.5));
    paintDisc(context, {
      x: share * width,
      y: height * (0.05 + 0.09 * swag) + random() * 16,
      radius: Math.min(width, height) * (0.016 + 0.026 * random()),
      strength: 0.5 + 0.4 * random(),
      hue: look.hues[i % look.hues.length]!,
    });
  }
}
