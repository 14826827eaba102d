import type { Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { clamp, mix, smooth, spring } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { CAP_DETAIL, CAP_POSES } from './slice.ts';
import type { CapPlace, SliceKit } from './slicing.ts';

/** How long the cap falls before it lands. */
export const FALL = 0.5;
/** How long the cap takes to hop back on its head. */
const HOP = 0.75;

/** Time as flying things feel it: the burst fast, then slow motion, then as usual. */
export function slowed(since: number): number {
  if (since < 0) return since;
  const usual = 0.16 * Math.log(1 + Math.exp((since - 1.15) / 0.16));
  return 0.52 * since + 0.15 * (1 - Math.exp(-since / 0.11)) + 0.5 * usual;
}

/** Where the cap sits while it is on. */
export function capSeat({ produce, scale, heightOf }: SliceKit): CapPlace {
  const y = heightOf((produce.cut + produce.top) / 2);
  return { x: (produce.axis ?? 0) * scale, y, turn: 0, tip: 0, size: 1 };
}

/** The cap flies off, turning, and falls back on from above at the end. */
export function capFliesOff(kit: SliceKit): (t: number) => CapPlace | undefined {
  const seat = capSeat(kit);
  return (t) => {
    const s = slowed(t - kit.cutAt);
    const fall = clamp((kit.at.land - t) / FALL);
    if (fall < 1) {
      const turn = -0.5 * kit.capSide * fall * fall;
      return { ...seat, y: seat.y - fall * fall * kit.stage.height * 0.75, turn };
    }
    if (s > 2.3) return undefined;
    return {
      x: seat.x + kit.capSide * s * kit.scale * 1.05,
      y: seat.y - (s * 2.9 - s * s * 1.8) * kit.scale,
      turn: kit.capSide * s * 0.9,
      tip: clamp(s / 1.3),
      size: 1,
    };
  };
}

/** Where a cap that has come off lies: before the hero or, where there is room, beside it. */
function restPlace(kit: SliceKit): CapPlace {
  const { stage, scale, capSide, cutLine } = kit;
  const tall = stage.height > stage.width;
  const room = stage.width / 2 / scale;
  const x = tall ? 0.46 : Math.min(1.75, room - 0.85);
  const half = (cutLine - kit.heightOf(kit.produce.top)) / 2;
  return {
    x: capSide * x * scale,
    y: (tall ? 0.6 : 0.06) * scale + half * 0.4,
    turn: capSide * 0.12,
    tip: 1,
    size: 0.94,
  };
}

/** The cap somersaults, lands upside down before the hero, rocks there, and hops back on. */
export function capStays(kit: SliceKit): (t: number) => CapPlace {
  const seat = capSeat(kit);
  const rest = restPlace(kit);
  const down = 1.25;
  const up = kit.scale * 1.25;
  return (t) => {
    const s = slowed(t - kit.cutAt);
    const hop = clamp((t - (kit.at.land - HOP)) / HOP);
    if (hop > 0) {
      const place = arc(rest, seat, hop, 1.1 * kit.scale, 1 - smooth(0.1, 0.85, hop));
      return { ...place, x: place.x + kit.capSide * Math.sin(hop * Math.PI) * 0.6 * kit.scale };
    }
    const share = clamp(s / down);
    if (share < 1) {
      const place = arc(seat, rest, share, up, smooth(0, 0.9, share));
      return { ...place, turn: kit.capSide * Math.sin(share * Math.PI) * 0.35 };
    }
    const rock = spring(s - down, 1.6, 1.7);
    const bounce = Math.abs(Math.sin((s - down) * 9)) * Math.exp(-(s - down) * 5);
    return { ...rest, turn: rest.turn + 0.2 * rock, y: rest.y - 0.16 * kit.scale * bounce };
  };
}

function arc(a: CapPlace, b: CapPlace, share: number, height: number, tip: number): CapPlace {
  const x = mix(a.x, b.x, share);
  const y = mix(a.y, b.y, share * share * 0.6 + share * 0.4) - 4 * height * share * (1 - share);
  return { x, y, turn: mix(a.turn, b.turn, share), tip, size: mix(a.size, b.size, share) };
}

/** Draws the cap in the pose next to its tip; between two poses one fades into the other. */
export function drawCap(context: pen.Context, sprites: Sprites, place: CapPlace) {
  const pose = clamp(place.tip) * (CAP_POSES - 1);
  const index = Math.floor(pose);
  const share = pose - index;
  pen.at(context, { x: place.x, y: place.y, turn: place.turn }, () => {
    for (const [number, alpha] of [
      [index, share < 0.62 ? 1 : 0],
      [index + 1, smooth(0.38, 0.62, share)],
    ] as const) {
      if (alpha === 0) continue;
      const cap = sprites[`cap${number}`]!;
      const side = (cap.width / CAP_DETAIL) * place.size;
      context.globalAlpha = alpha;
      context.drawImage(cap, -side / 2, -side / 2, side, side);
    }
  });
}

/** The shadow of a cap over the ground where it comes to rest. */
export function drawCapShadow(context: pen.Context, kit: SliceKit, place: CapPlace) {
  const rest = restPlace(kit);
  const lift = rest.y - place.y;
  if (lift > kit.scale) return;
  const ground = rest.y + kit.scale * 0.32;
  drawContactShadow(context, place.x, ground, kit.scale * 0.55, Math.max(0, lift));
}
