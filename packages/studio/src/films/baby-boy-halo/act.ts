import { calm, type Expression, gasp, joy } from '../../kit/face/expression.ts';
import { easeBack, mix, smooth } from '../../kit/math/easing.ts';
import { mouthAt, type Syllable } from '../../kit/sound/line.ts';
import { changedLook } from '../_babies/changed-look.ts';
import { along, type Keys, moodAt } from '../_babies/keys.ts';
import { blinking, spoken } from '../_babies/life.ts';

/** Moments in seconds: his hand sets out, has the cookie, the halo goes out, he shares, it is back. */
export const CREEP = 2.5;
export const GRIP = 4.25;
export const OUT = 5.05;
export const SHARE = 6.3;
export const DING = 6.75;

const mild = changedLook(calm, { lid: 0, brow: [0.6, 0.6] });
const cherub = changedLook(mild, { lookY: -0.85, pupil: 1.1, mouth: [0.5, 0, 0.6], blush: 0.8 });
const sly = changedLook(calm, {
  look: [0.95, 0.35],
  lid: 0.3,
  brow: [0.1, -0.2],
  mouth: [0.35, 0, 0.62],
});
const sneaky: Expression = { ...sly, lookY: 0.8, lid: 0.22, squint: 0.2, smile: 0.6 };
const bliss: Expression = { ...joy, lookX: 0.3, lookY: 0.5, open: 0.35, breadth: 0.9 };
const noticed = changedLook(gasp, { lookY: -0.9, pupil: 0.8, mouth: [-0.1, 0.35, 0.5] });
const weighing = changedLook(calm, {
  look: [-0.7, -0.2],
  lid: 0.18,
  brow: [0.2, -0.3],
  mouth: [-0.35, 0, 0.55],
});
const sweet = changedLook(mild, { wide: 1.08, pupil: 1.25, smile: 0.6, open: 0.1 });
const beam: Expression = { ...joy, open: 0.62, smile: 1, breadth: 1.15, squint: 0.3, wide: 1 };
const faces: Keys<Expression> = [
  [0, cherub],
  [1.95, sly],
  [2.35, sneaky],
  [3.1, { ...sneaky, lookX: 0, lookY: 0, smile: 0.3 }],
  [3.5, sneaky],
  [GRIP, bliss],
  [OUT, noticed],
  [5.6, weighing],
  [SHARE - 0.15, sweet],
  [DING + 0.12, beam],
  [7.55, cherub],
];

/** His face, with the mouth of what he says. */
export function angelMood(line: readonly Syllable[], t: number): Expression {
  return spoken(blinking(moodAt(faces, t, 0.22), t, [1.0, 3.05, 3.3, 5.95]), mouthAt(line, t));
}

/** His head: slid sideways and down as in `drawBabyFace`, and tilted in radians. */
export function angelHead(t: number) {
  return {
    turn:
      along([1.9, 0, 2.3, 0.55, 3.0, 0.55, 3.15, 0], t) +
      along([3.4, 0, 3.55, 0.5, OUT, 0.3, OUT + 0.2, 0], t) +
      along([5.6, 0, 5.8, -0.4, 6, 0], t),
    nod: along(
      [0, -0.5, 1.9, -0.5, 2.3, 0.3, OUT, 0.4, OUT + 0.2, -0.6, 5.6, -0.2, 6, 0, 7.4, 0, 8, -0.5],
      t,
    ),
    tilt:
      along(
        [0, -0.06, 1.9, -0.06, 2.4, 0.1, GRIP, 0.1, OUT, 0, 6, 0, SHARE, -0.1, 7.2, 0.06, 8, -0.06],
        t,
      ) +
      0.015 * Math.sin((t * Math.PI) / 2),
  };
}

/** The halo: brightness, how far it has slipped onto his ear (0 to 1), and its own hop in units. */
export function haloAt(t: number) {
  const dim =
    along([1.95, 1, 2.3, 0.85, 3.6, 0.7, GRIP, 0.6, OUT - 0.02, 0.3, OUT, 0], t) +
    along([DING, 0, DING + 0.1, 1.35, 7.4, 1.15, 8, 1], t);
  const nervous = smooth(2, 2.2, t) * smooth(OUT, OUT - 0.1, t);
  const flicker = nervous * 0.3 * (Math.sin(t * 47) * Math.sin(t * 31) > 0.2 ? 1 : 0);
  const slipped = along([3.9, 0, 4.3, 0.35, OUT - 0.1, 0.5, OUT + 0.25, 1, DING - 0.12, 1], t);
  return {
    brightness: Math.max(0, dim - flicker),
    slip: t > DING - 0.12 ? 1 - easeBack((t - DING + 0.12) / 0.3) : slipped,
    hop: 0.012 * Math.sin(t * Math.PI) + 0.02 * nervous * Math.sin(t * 40),
  };
}

/** Where his free hand's wrist is; units from the middle of the tray, y down. */
export function creepingWrist(t: number) {
  const way = along([CREEP, 0, 2.85, 0.3, 3.05, 0.3, 3.45, 0.3, 3.8, 0.75, GRIP, 1], t);
  const back = smooth(GRIP + 0.1, OUT - 0.15, t);
  const share = along([SHARE - 0.2, 0, SHARE + 0.15, 1, 7.2, 1, 7.5, 0], t);
  const lay = smooth(7.4, 7.78, t);
  const away = smooth(7.8, 8, t);
  const walk = way < 1 && way > 0.02 && !(t > 2.9 && t < 3.45) ? Math.sin(t * 17) : 0;
  const held = { x: 0.38 + 0.1 * share, y: -0.22 };
  const out = { x: 0.16 + 0.56 * way, y: -0.22 + 0.02 * walk };
  const up = back * (1 - lay);
  const x = mix(out.x, held.x, up);
  const y = out.y - 0.1 * Math.sin(up * Math.PI) + (held.y - out.y) * up;
  return { x: mix(x, 0.16, away), y: mix(y, -0.22, away), finger: walk };
}
