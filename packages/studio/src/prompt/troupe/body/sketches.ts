import { TURN } from '../../../kit/math/easing.ts';
import { rows } from '../../../kit/math/rows.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Stance } from '../stance.ts';
import type { Sketch } from './doll.ts';

/** A fountain from a blowhole at that height; it sways a little. */
export function drawSpout(context: pen.Context, height: number, sway: number) {
  context.lineCap = 'round';
  for (const [color, width] of [
    ['#8fd4ff', 0.13],
    ['#e8f8ff', 0.06],
  ] as const) {
    pen.nib(context, color, width);
    context.beginPath();
    for (const side of [-1, 1]) {
      context.moveTo(0, -height);
      context.quadraticCurveTo(side * 0.04, -height - 0.46, side * 0.2, -height - 0.48);
      context.quadraticCurveTo(side * 0.4, -height - 0.48, side * (0.42 + sway), -height - 0.24);
    }
    context.stroke();
  }
}

/** Two little fangs over a mouth whose face is at that height, while it is open. */
export function drawFangs(context: pen.Context, height: number, open: number) {
  if (open < 0.1) return;
  for (const path of ['M-0.16 0.31 L-0.06 0.33 L-0.11 0.43', 'M0.16 0.31 L0.06 0.33 L0.11 0.43'])
    pen.shape(context, [path, 0, -height], '#ffffff');
}

/** Round glasses over the eyes of a face in the middle of a head. */
export function drawGlasses(context: pen.Context, color: string) {
  pen.nib(context, color, 0.045);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(side * 0.325, 0.02, 0.27, 0, TURN);
    context.fillStyle = '#dcf0ff24';
    context.fill();
    context.stroke();
  }
  pen.line(context, 'M-0.07 0 Q0 -0.06 0.07 0');
}

/** A ball of glass around a head, in units. */
export function drawGlassBall(context: pen.Context, radius: number) {
  const stops = ['#bee6ff0d', 0.85, '#bee6ff38', '#f0faffbf'];
  const glass = pen.halo(context, [0, 0, radius * 0.7, radius], stops);
  pen.disc(context, [0, 0, radius], glass);
  pen.nib(context, '#ffffffd9', radius * 0.07, 'round');
  pen.arc(context, [0, 0, radius * 0.84, Math.PI * 1.1, Math.PI * 1.38]);
  pen.arc(context, [0, 0, radius * 0.84, Math.PI * 1.44, Math.PI * 1.49]);
}

/** A black patch over the right eye, with its band; in units around a head. */
export function drawPatch(context: pen.Context) {
  pen.line(context, 'M-0.5 -0.36 L0.66 0.06', '#1c1418', 0.05);
  context.fillStyle = '#1c1418';
  pen.shape(context, 'M0.1 -0.17 Q0.36 -0.2 0.6 -0.02 Q0.56 0.3 0.32 0.3 Q0.1 0.26 0.1 -0.17');
}

/** Five bolts of a wheel that is seen from aside; lengths in units, y down. */
export function drawHub(
  context: pen.Context,
  hub: { x: number; y: number; radius: number; squeeze: number; angle: number },
) {
  pen.at(context, { x: hub.x, y: hub.y, scale: [hub.squeeze, 1] }, () => {
    context.fillStyle = '#282c3cbf';
    for (let i = 0; i < 5; i++) {
      const angle = hub.angle + (i / 5) * TURN;
      const [x, y] = [Math.cos(angle) * hub.radius, Math.sin(angle) * hub.radius];
      pen.disc(context, [x, y, hub.radius * 0.26]);
    }
  });
}

/** A flame from (0, 0) upward (or, with a negative length, downward), about as wide as long. */
export function drawFlame(context: pen.Context, length: number, sway: number) {
  for (const [color, share] of [
    ['#ff6a1e', 1],
    ['#ffb42a', 0.74],
    ['#fff3b0', 0.42],
  ] as const) {
    const high = length * share;
    const wide = Math.abs(high) * 0.42;
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(sway * share, -high);
    context.bezierCurveTo(wide * 0.7, -high * 0.55, wide * 1.1, -high * 0.2, 0, 0);
    context.bezierCurveTo(-wide * 1.1, -high * 0.2, -wide * 0.7, -high * 0.55, sway * share, -high);
    context.fill();
  }
}

/** Three curls of steam that rise from a place; they sway, more so when they `lean` with the doll. */
export function steam(at: Parameters<typeof pen.at>[1], lean = 0.5): Sketch {
  return {
    sketch(context, stance) {
      pen.at(context, at, () => drawSteam(context, -stance.lean * lean + stance.headBob * 2));
    },
  };
}

function drawSteam(context: pen.Context, sway: number) {
  pen.nib(context, '#ffffffbf', 0.06, 'round');
  for (const [x, high] of rows(2, [-0.22, 0.36, 0.02, 0.48, 0.26, 0.34])) {
    context.beginPath();
    context.moveTo(x, 0);
    const [right, left] = [x + 0.14 + sway, x - 0.14 + sway];
    context.bezierCurveTo(right, -high * 0.35, left, -high * 0.65, x + 0.04 + sway, -high);
    context.stroke();
  }
}

/** A plane's two propellers on its wings; they turn as it moves and waves. */
export function drawPropellers(context: pen.Context, stance: Stance) {
  const angle = stance.x * 9 + stance.leftArm * 6 + stance.headBob * 40;
  for (const [x, y] of rows(2, [-1.1, -0.95, 0.76, -0.87])) {
    pen.at(context, { x, y }, () => {
      pen.disc(context, [0, 0, 0.36], '#4650641f');
      context.fillStyle = '#3c465ae6';
      for (let i = 0; i < 3; i++) {
        context.rotate(TURN / 3 + (i ? 0 : angle));
        pen.oval(context, [0, -0.2, 0.055, 0.17]);
      }
      pen.disc(context, [0, 0, 0.07], '#ffd84a');
    });
  }
}

/** Light that falls from a height down to the feet. */
export function drawBeam(context: pen.Context, height: number, strength: number) {
  const green = `rgba(170,255,210,${0.75 * strength})`;
  const light = pen.down(context, [-height, 0], [green, '#aaffd20d']);
  pen.shape(context, [-0.34, -height, 0.34, -height, 0.78, 0, -0.78, 0], light);
}

/** Puffs of smoke over a height; they sway. */
export function drawPuffs(context: pen.Context, height: number, sway: number) {
  for (const [x, y, radius] of rows(3, [0, 0.02, 0.13, 0.12, 0.2, 0.17, -0.04, 0.4, 0.2])) {
    pen.disc(context, [x + sway * (0.4 + y), -height - y, radius], '#f0ecf0b8');
  }
}

/** An alarm clock's two hands around (0, 0): half an hour a unit of the angle. */
export function drawHands(context: pen.Context, angle: number) {
  context.lineCap = 'round';
  for (const [turn, long, width] of rows(3, [angle, 0.5, 0.05, angle / 12 + 1.1, 0.34, 0.07])) {
    pen.line(context, [0, 0, Math.sin(turn) * long, -Math.cos(turn) * long], '#32283c8c', width);
  }
}
