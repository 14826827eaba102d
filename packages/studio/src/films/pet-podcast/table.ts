import { towards } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Paint } from '../../kit/pen/picture-later.ts';
import { type StudioColors, type StudioLook, studioColors } from './studio.ts';

/** A walnut table: its top `deep` pixels high, then its front with a strip of light under the edge. */
function table(deep: number, look: StudioColors): Paint {
  return (context, { width, height }) => {
    pen.box(context, [0, 0, width, deep], pen.down(context, [0, deep], ['#7a4422', '#c07a42']));
    for (let i = 0; i < 60; i++) {
      context.fillStyle = i % 2 ? '#3c180624' : '#ffd2961a';
      context.fillRect(0, deep * scatter(i), width, deep * 0.012 * (1 + scatter(i + 9)));
    }
    pen.box(context, [0, deep, width, 3], '#ffd8a0');
    pen.box(context, [0, deep + 3, width, deep * 0.2], '#8a4c24');
    const [lit, dim] = [towards(look.foam, look.glow, 0.4), towards(look.foam, '#0a0a26', 0.45)];
    const front = [look.glow, 0.06, lit, 0.5, dim, '#0c0a22'];
    context.fillStyle = pen.down(context, [deep * 1.2, height], front);
    pen.box(context, [0, deep * 1.2, width, height]);
    const slat = deep * 0.34;
    for (let x = -slat * 0.3; x < width; x += slat) {
      pen.box(context, [x, deep * 1.2, slat * 0.3, height], '#0406186b');
      pen.box(context, [x + slat * 0.3, deep * 1.2, slat * 0.12, height], '#ffffff0d');
    }
  };
}

/** A mug of water. */
function mug(color: string): Paint {
  return (context, { width: side }) => {
    context.scale(side, side);
    pen.ring(context, [0.8, 0.54, 0.14, 0.19], towards(color, '#000000', 0.1), 0.09);
    const dark = (share: number) => towards(color, '#301020', share);
    const glaze = [dark(0.25), 0.25, towards(color, '#ffffff', 0.6), 0.45, color, dark(0.4)];
    context.fillStyle = pen.across(context, [0.1, 0.8], glaze);
    pen.shape(context, 'M0.1 0.2 L0.14 0.86 Q0.46 1.06 0.78 0.86 L0.82 0.2');
    pen.oval(context, [0.46, 0.2, 0.36, 0.11], towards(color, '#ffffff', 0.5));
    context.fillStyle = pen.linear(context, [0.2, 0.1, 0.7, 0.3], ['#e8fbff', '#3aa8d8']);
    pen.oval(context, [0.46, 0.215, 0.31, 0.08]);
  };
}

/** A tuft of couch stuffing. */
const stuffing: Paint = (context, { width: side }) => {
  context.scale(side, side);
  for (let i = 0; i < 26; i++) {
    const angle = scatter(i) * 6.3;
    const away = 0.3 * Math.sqrt(scatter(i + 50));
    const x = 0.5 + Math.cos(angle) * away;
    const y = 0.5 + Math.sin(angle) * away * 0.75;
    const radius = 0.12 + 0.07 * scatter(i + 90);
    const from = [x - 0.03, y - 0.05, 0] as const;
    const cotton = ['#ffffff', 0.7, '#fafaffe6', '#b4bed700'];
    pen.box(context, [0, 0, 1, 1], pen.radial(context, [...from, x, y, radius], cotton));
  }
};

/** What the hosts sit at, drink from and have torn. */
export function tableProps(deep: number, look: StudioLook, mugColor: string) {
  return { table: table(deep, studioColors[look]), mug: mug(mugColor), fluff: stuffing };
}
