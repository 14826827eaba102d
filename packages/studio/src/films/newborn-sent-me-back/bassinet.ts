import type { Picture } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { BASSINET } from './sizes.ts';

/** How far down the wall reaches, and where its corners begin; in units. */
const WALL = 0.86;
const CORNER = WALL - 0.08;
/** The outline of its wall. */
const wall = `M-1.28 0.05 L1.28 0.05 Q1.24 0.5 1.16 ${CORNER} Q1.14 ${WALL} 1.02 ${WALL} L-1.02 ${WALL} Q-1.14 ${WALL} -1.16 ${CORNER} Q-1.24 0.5 -1.28 0.05 Z`;

/** The front of a clear bassinet on its cart, its rim's middle at the top; what lies in it shines through. */
export function bassinetBake(size: Size, unit: number, trim: string): Picture {
  return {
    ...size,
    paint(context) {
      context.scale(unit, unit);
      context.translate(BASSINET.wide / 2, 0);
      paintCart(context, trim);
      paintWall(context);
      paintCard(context, trim);
    },
  };
}

function paintCart(context: pen.Context, trim: string) {
  context.fillStyle = pen.down(context, [WALL, BASSINET.tall], ['#ffffff', '#cfe0e8']);
  pen.box(context, [-1.2, WALL - 0.03, 2.4, 1.2, 0.06]);
  pen.box(context, [-1.2, WALL + 0.09, 2.4, 0.05], trim);
  pen.nib(context, '#5a828c59', 0.014);
  context.strokeRect(-1.1, WALL + 0.24, 1.05, 0.7);
  context.strokeRect(0.05, WALL + 0.24, 1.05, 0.7);
}

function paintWall(context: pen.Context) {
  const clear = ['#ffffff3d', 0.3, '#dcf4fa1a', 0.7, '#dcf4fa24', 1, '#ffffff33'];
  pen.shape(context, wall, pen.linear(context, [-1.2, 0, 1.2, WALL], clear));
  pen.inside(context, wall, () => {
    context.fillStyle = '#ffffff33';
    for (const [left, wide] of rows(2, [-1.02, 0.16, -0.78, 0.06, 0.86, 0.1])) {
      pen.shape(context, [left, 0, left + wide, 0, left + wide - 0.2, 1, left - 0.2, 1]);
    }
  });
  pen.line(context, wall, '#ffffffbf', 0.02);
  const rim = pen.down(context, [0, 0.12], ['#fffffffa', 0.5, '#bee2eabf', 1, '#ffffff99']);
  pen.box(context, [-1.34, 0.005, 2.68, 0.11, 0.05], rim);
}

function paintCard(context: pen.Context, trim: string) {
  pen.at(context, { y: 0.5, turn: -0.03 }, () => {
    pen.box(context, [-0.3, -0.17, 0.62, 0.4, 0.04], '#2846502e');
    pen.box(context, [-0.31, -0.2, 0.62, 0.4, 0.04], '#fffdf6');
    pen.box(context, [-0.31, -0.2, 0.62, 0.09], trim);
    // Two tiny footprints instead of a name.
    context.fillStyle = '#e8708a';
    for (const side of [-1, 1]) {
      context.beginPath();
      context.ellipse(side * 0.1, 0.08, 0.045, 0.07, side * 0.15, 0, 7);
      for (let toe = -2; toe <= 2; toe++) {
        const x = side * 0.1 + toe * 0.02;
        const y = -0.015 - 0.012 * (2 - Math.abs(toe));
        context.moveTo(x, y);
        context.arc(x, y, 0.011, 0, 7);
      }
      context.fill();
    }
  });
}
