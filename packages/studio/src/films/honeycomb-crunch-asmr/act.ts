import type { Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { place } from '../../kit/cast/posed.ts';
import { clamp, easeInOut, easeOut, mix, pulse, smooth } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { at } from './times.ts';

/** Where a half of the slab is, and how far it has left. */
type Half = { side: -1 | 1; x: number; y: number; turn: number; leave: number };

/** Two hands that tick, bend and break the slab, whose middle lies at (middleX, slabY) in pixels. */
export function slabAct(unit: number, middleX: number, slabY: number) {
  function drawSlab(context: Context, sprites: Sprites, t: number) {
    const bend = smooth(at.bend, at.snap, t) * (t < at.snap ? 1 : 0);
    const tremble = bend * Math.sin(t * 90) * 0.006;
    drawContactShadow(context, middleX, slabY + unit * 0.4, unit * 1.05, 0);
    for (const side of [-1, 1] as const) {
      const apart = t < at.snap || t > 7 ? 0 : easeOut((t - at.snap) / 0.5);
      const leave = t > 7 ? 0 : easeInOut((t - at.snap - 0.15) / 0.55);
      const turn = side * (-0.09 * bend - 0.3 * apart) + tremble;
      const left = side === -1;
      const away = left ? -unit * 0.5 * leave : unit * 3 * leave;
      const x = middleX + side * unit * (0.16 * apart) + away;
      const y = slabY - unit * (0.1 * bend + 0.28 * apart) + unit * 0.28 * leave * (left ? 1 : 0);
      const gone = left ? t > 2.06 && t < 7 : leave >= 1;
      const wide = left ? 1 - 0.5 * smooth(1.95, 2.06, t) * (t < 7 ? 1 : 0) : 1;
      if (!gone) place(context, sprites[left ? 'left' : 'right']!, { x, y, turn, wide });
      drawHolding(context, sprites, t, { side, x, y, turn, leave });
    }
  }

  function drawHolding(context: Context, sprites: Sprites, t: number, half: Half) {
    const { side } = half;
    const grip = smooth(0.9, 1.22, t) * (t < 4 ? 1 : 0);
    const away = side === -1 ? smooth(1.98, 2.4, t) : 0;
    if (grip <= 0 || away >= 1 || half.leave >= 1) return;
    const x = half.x + side * unit * (1 + 1.6 * (1 - grip) + 1.8 * away);
    const y = half.y + unit * (0.02 + 0.7 * (1 - grip) + 0.4 * away);
    const grasp = { x, y, turn: half.turn, wide: -side };
    place(context, sprites.hand!, { ...grasp, shiftY: unit * 0.25 });
  }

  /** The nail that ticks across the skin. */
  function drawTicking(context: Context, sprites: Sprites, t: number) {
    const come = smooth(0.02, 0.25, t) * smooth(1.2, 0.95, t);
    if (come <= 0) return;
    const hit = Math.max(...at.ticks.map((tick) => pulse(tick - 0.11, tick + 0.07, t)));
    const along = clamp((t - 0.3) / 0.6);
    const x = middleX + unit * mix(-0.25, 0.55, along) + unit * 1.6 * (1 - come);
    const y = slabY - unit * (0.42 + 0.16 * (1 - hit)) - unit * 0.5 * (1 - come);
    const nail = { x, y, turn: -0.55, wide: -0.8, tall: 0.8 };
    place(context, sprites.hand!, { ...nail, shiftY: unit * 0.3 });
  }

  return { drawSlab, drawTicking };
}
