import { PITCH } from '../../engine/stage.ts';
import { towards } from '../../kit/math/colors.ts';
import { mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { measures } from '../../kit/produce/measures.ts';

/** One strip of a peel: the way it faces (0 to the viewer, radians), and how far it has flopped open, 0 to 1. */
export type PeelPetal = { faces: number; open: number };

/** Where the strips hang on: pixels of the hinge's middle, its radius, their length. */
export type PeelPlace = { x: number; y: number; radius: number; length: number; lean: number };

/** Between which heights the peel bares the white; above it the stem's tip is snicked off. */
export const FLESH = { low: measures.banana.cut - 0.03, high: 0.86 };

const ROWS = 9;
/** Half the width of a strip, as an angle. */
const HALF = 1.06;
const outer = '#fbcf24';
const shade = '#c98a10';
const light = '#fff08a';
const inner = '#fff3cd';
const innerEdge = '#f0d68a';

type Row = readonly [number, number][];

/** The strip's left edge, middle and right edge at each height, in pixels. */
function rowsOf({ faces, open }: PeelPetal, place: PeelPlace): Row[] {
  const rows: Row[] = [];
  let [rise, out] = [0, 0];
  for (let i = 0; i <= ROWS; i++) {
    const share = i / ROWS;
    const bend = open * (0.6 + 3 * share ** 0.7);
    const narrow = mix(1, 1 - 0.75 * share ** 1.6, open);
    rows.push(
      [-HALF, 0, HALF].map((aside): [number, number] => {
        const angle = faces + aside * narrow;
        const x = Math.sin(angle) * place.radius * narrow + Math.sin(faces) * out;
        const depth = Math.cos(angle) * place.radius * narrow + Math.cos(faces) * out;
        const lean = place.lean * share * share * (1 - open);
        return [place.x + x + lean, place.y - rise * Math.cos(PITCH) + depth * Math.sin(PITCH)];
      }),
    );
    const length = place.length * (1 + 1.1 * open);
    rise += (Math.cos(bend) * length) / ROWS;
    out += (Math.sin(bend) * length) / ROWS;
  }
  return rows;
}

/** Draws one strip, its yellow or its cream side as each part of it is turned. */
export function drawPetal(context: pen.Context, petal: PeelPetal, place: PeelPlace) {
  const rows = rowsOf(petal, place);
  context.lineJoin = 'round';
  for (let i = 0; i < ROWS; i++) {
    for (const side of [0, 1] as const) {
      const a = rows[i]![side]!;
      const b = rows[i]![side + 1]!;
      const c = rows[i + 1]![side + 1]!;
      const d = rows[i + 1]![side]!;
      const turned = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]) > 0;
      const angle = petal.faces + (side - 0.5) * HALF;
      const lit = 0.5 + 0.5 * Math.cos(angle + 0.7);
      const color = turned
        ? towards(inner, innerEdge, 0.15 + 0.5 * (1 - lit))
        : towards(towards(outer, shade, (1 - lit) * 0.8), light, 0.4 * lit ** 3);
      context.fillStyle = color;
      pen.nib(context, color, 1.5);
      context.beginPath();
      for (const corner of [a, b, c, d]) context.lineTo(...corner);
      context.closePath();
      context.fill();
      context.stroke();
    }
  }
  drawEdge(context, rows);
}

function drawEdge(context: pen.Context, rows: readonly Row[]) {
  pen.nib(context, '#b0700e8c', 3);
  context.beginPath();
  for (const row of rows) context.lineTo(...row[0]!);
  for (const row of rows.toReversed()) context.lineTo(...row[2]!);
  context.stroke();
}
