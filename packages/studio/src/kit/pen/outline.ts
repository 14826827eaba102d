import type { SKRSContext2D } from '@napi-rs/canvas';

/**
 * A path: corners (x and y by turns); a curve from its first point, by turns around one point and
 * through the next; or commands as SVG writes them, of which it takes M, L, Q, C and Z, with every
 * letter written out. With three numbers commands are moved to (x, y) and stretched.
 */
export type Outline =
  | readonly number[]
  | { curve: readonly number[] }
  | string
  | readonly [path: string, x: number, y: number, scale?: number];

type Command = { letter: string; numbers: readonly number[] };

/** Paths are few and drawn in every frame: each is read once. */
const known = new Map<string, readonly Command[]>();

function read(path: string): readonly Command[] {
  const commands =
    known.get(path) ??
    [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter, numbers]) => ({
      letter: letter!,
      numbers: (numbers!.match(/-?[\d.]+(?:e[+-]?\d+)?/g) ?? []).map(Number),
    }));
  known.set(path, commands);
  return commands;
}

/** Adds the outline to the context's path. */
export function trace(context: SKRSContext2D, outline: Outline) {
  if (typeof outline === 'string') return traceCommands(context, outline, 0, 0, 1);
  if ('curve' in outline) return traceCurve(context, outline.curve);
  const [first] = outline;
  if (typeof first === 'string') {
    const [path, x, y, scale = 1] = outline as readonly [string, number, number, number?];
    traceCommands(context, path, x, y, scale);
  } else {
    const corners = outline as readonly number[];
    context.moveTo(corners[0]!, corners[1]!);
    for (let i = 2; i < corners.length; i += 2) context.lineTo(corners[i]!, corners[i + 1]!);
  }
}

function traceCurve(context: SKRSContext2D, points: readonly number[]) {
  context.moveTo(points[0]!, points[1]!);
  for (let i = 2; i < points.length; i += 4)
    context.quadraticCurveTo(points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!);
}

function traceCommands(
  context: SKRSContext2D,
  path: string,
  left: number,
  top: number,
  scale: number,
) {
  for (const { letter, numbers } of read(path)) {
    const x = (i: number) => left + scale * numbers[i]!;
    const y = (i: number) => top + scale * numbers[i]!;
    if (letter === 'M') context.moveTo(x(0), y(1));
    else if (letter === 'L') context.lineTo(x(0), y(1));
    else if (letter === 'Q') context.quadraticCurveTo(x(0), y(1), x(2), y(3));
    else if (letter === 'C') context.bezierCurveTo(x(0), y(1), x(2), y(3), x(4), y(5));
    else if (letter === 'Z') context.closePath();
    else throw new Error(`An outline takes M, L, Q, C and Z: ${path}`);
  }
}
