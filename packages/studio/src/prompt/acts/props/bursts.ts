import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Bakes, Sprites } from '../../../engine/sprites.ts';
import { bead, glint, puff } from '../../../kit/juice/bits.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../../kit/juice/burst.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import type { Cue } from '../act.ts';

/** A color (#rrggbb) as the `red,green,blue` of CSS. */
export function channels(hex: string): string {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(',');
}

/** Bits let go at a moment; `x`, `top` and `bottom` in units from the lead's feet, y down. */
export type Burst = { look: BurstLook; at: number; x?: number; top: number; bottom: number };

export type Bursts = {
  bakes: Bakes;
  draw: (context: Context, sprites: Sprites, seconds: number) => void;
};

/** The same burst again and again: every so many seconds of the film. */
export function again(every: number, burst: Omit<Burst, 'at'>): Burst[] {
  return Array.from({ length: VIDEO_SECONDS / every }, (_, i) => ({ ...burst, at: i * every }));
}

/** Plans bursts that go on into the next round of the film. */
export function planBursts(
  key: string,
  { scale, random }: Pick<Cue, 'scale' | 'random'>,
  bursts: readonly Burst[],
): Bursts {
  const planned = bursts.map((burst) => ({ ...burst, bits: planBurst(burst.look, random) }));
  const looks = [...new Set(bursts.map(({ look }) => look))];
  const nameOf = (look: BurstLook) => `${key}-bit${looks.indexOf(look)}`;
  return {
    bakes: Object.fromEntries(looks.map((look) => [nameOf(look), bitBake(look)])),
    draw(context, sprites, seconds) {
      for (const { look, at, x = 0, top, bottom, bits } of planned) {
        const age = (((seconds - at) % VIDEO_SECONDS) + VIDEO_SECONDS) % VIDEO_SECONDS;
        if (age > look.life * 1.3 + 0.4) continue;
        const line = { x: x * scale, top: top * scale, bottom: bottom * scale, scale };
        drawBurst(context, sprites[nameOf(look)]!, look, bits, line, age);
      }
    },
  };
}

const soft = {
  count: 9,
  size: 0.13,
  speed: 1.2,
  gravity: -0.7,
  drag: 1.1,
  spin: 0.6,
  life: 2,
  glow: false,
};
const hard = {
  count: 26,
  size: 0.075,
  speed: 4.4,
  gravity: 1.7,
  drag: 1.3,
  spin: 6,
  life: 2.2,
  glow: false,
};

/** Bits that float up. */
export function rising(paint: BurstLook['paint'], change: Partial<BurstLook> = {}): BurstLook {
  return { ...soft, paint, ...change };
}

/** Dust or steam that rises; `rgb` as `red,green,blue`. */
export function dust(rgb: string, change: Partial<BurstLook>): BurstLook {
  return rising(puff(rgb), { gravity: -0.2, life: 0.8, ...change });
}

/** Glints that light up the air; `rgb` as `red,green,blue`. */
export function gleam(rgb: string, change: Partial<BurstLook>): BurstLook {
  return rising(glint(rgb), { glow: true, life: 1.4, ...change });
}

/** Bits that fly out and fall. */
export function flying(paint: BurstLook['paint'], change: Partial<BurstLook> = {}): BurstLook {
  return { ...hard, paint, ...change };
}

/** Drops or crumbs that fly out and fall; `rgb` as `red,green,blue`. */
export function drops(rgb: string, change: Partial<BurstLook>): BurstLook {
  return flying(bead(rgb), { gravity: 3, life: 0.9, ...change });
}
