import { codePoints } from '@shortcake/contract/text';
import type { FacePlace } from '../../engine/scene.ts';
import type { Size } from '../../engine/stage.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { drawBubble, type Point, rootOf } from './bubble.ts';
import { drawBoard, drawLabels } from './card.ts';
import { lettersOf } from './lettering.ts';
import { type Lines, setLines } from './lines.ts';
import {
  type Area,
  bestSide,
  faceArea,
  inset,
  likingOf,
  roomsAround,
  type Side,
  safeArea,
  within,
} from './place.ts';
import type { Sentence } from './sentences.ts';
import { styles } from './styles.ts';

/** How a sentence stands at a moment, and the point that it grows from. */
type Drawing = { pivot: Point; isCalm: boolean; draw: (context: Context) => void };

/** Where titles stand: never beside somebody. */
const centered = ['above', 'below'] as const;
const everySide = [...centered, 'left', 'right'] as const;

/** Letters of a bubble, as a share of the picture's shorter side. */
function sizeOf(text: string, { width, height }: Size): number {
  const length = codePoints(text);
  const share = length <= 3 ? 0.11 : length <= 14 ? 0.092 : length <= 32 ? 0.078 : 0.068;
  return Math.min(width, height) * share;
}

/** Finds the place of a sentence in the picture, for as long as it is seen. */
export function planWords(
  sentence: Sentence,
  faceAt: (seconds: number) => FacePlace,
  size: Size,
): (seconds: number) => Drawing {
  const { way, from, to } = sentence;
  const { manner, speaker } = way;
  const isBubble = manner === 'bubble' || manner === 'burst' || manner === 'hush';
  const isFirst = sentence.slot === 'says';
  const { hand, ink, pad, size: beside, points = 0 } = styles[manner];
  const letters = lettersOf(sentence.text, hand);
  const across = (face: FacePlace): FacePlace => ({ ...face, x: size.width - face.x });
  const speakerAt = (seconds: number): FacePlace =>
    speaker === 'across' ? across(faceAt(seconds)) : faceAt(seconds);
  const moments = Array.from({ length: 20 }, (_, i) => from + ((to - from) * i) / 19);
  const faces = moments.map(speakerAt);
  const face = faceArea(way.isDialogue ? [...faces, ...faces.map(across)] : faces);
  const wish = sizeOf(letters.text, size) * (letters.isOwn ? beside : 1);
  const safe = inset(safeArea(size), wish * points);
  const rooms = roomsAround(safe, face);

  // Longer lines than a phone's are read like a page.
  const widest = Math.min(size.width, size.height) * 0.74;
  const sides: Partial<Record<Side, Lines>> = {};
  for (const side of isBubble || manner === 'whisper' ? everySide : centered) {
    const { left, top, right, bottom } = rooms[side];
    const room = {
      width: Math.min(right - left - wish * pad.x * 2, widest),
      height: bottom - top - wish * pad.y * 2,
    };
    if (room.width < wish * 3 || room.height < wish * 0.8) continue;
    sides[side] = setLines(letters.text, letters.measure, room, wish);
  }
  const side = bestSide(sides, likingOf(size, isFirst));
  const lines =
    sides[side] ??
    setLines(
      letters.text,
      letters.measure,
      { width: safe.right - safe.left - wish * 2, height: wish * 3 },
      wish,
    );
  const unit = lines.size;
  // A tail as long as large letters want would reach into the face.
  const reach = Math.min(unit, widest * 0.09);
  const area = areaOf({
    side,
    room: sides[side] ? rooms[side] : safe,
    faces,
    lines,
    pad,
    lean: !isBubble ? 0 : isFirst ? -0.42 : 0.42,
  });
  const margin = Math.ceil(unit * 0.6);
  const written = letters.write(lines, ink, margin);
  const at = {
    x: (area.left + area.right - written.width) / 2,
    y: (area.top + area.bottom - written.height) / 2,
  };
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };

  return (seconds) => {
    const outside = { x: -size.width * 0.1, y: middle.y + unit * 1.5, scale: 1, tilt: 0 };
    const tip = isBubble
      ? tipOf(area, speaker === 'outside' ? outside : speakerAt(seconds), reach)
      : undefined;
    return {
      pivot: tip ?? middle,
      isCalm: manner === 'whisper' || manner === 'surtitle',
      draw(context) {
        if (isBubble) drawBubble(context, manner, { area, tip, unit });
        if (manner === 'surtitle') drawBoard(context, area, unit);
        if (manner === 'caption') drawLabels(context, area, lines, letters.measure);
        if (manner === 'whisper') {
          // As a hand writes that is leaned upon.
          context.translate(middle.x, middle.y);
          context.rotate(-0.035);
          context.translate(-middle.x, -middle.y);
        }
        context.drawCanvas(written, at.x, at.y);
      },
    };
  };
}

type Found = {
  side: Side;
  room: Area;
  faces: readonly FacePlace[];
  lines: Lines;
  pad: { x: number; y: number };
  lean: number;
};

/** The area of words with their paper: near the face, and a little to one side of it. */
function areaOf({ side, room, faces, lines, pad, lean }: Found): Area {
  const first = faces[0]!;
  const width = lines.width + lines.size * pad.x * 2;
  const height = lines.height + lines.size * pad.y * 2;
  const [x, y] = {
    above: [first.x + first.scale * lean, room.bottom - first.scale * 0.74 - height / 2],
    below: [first.x, room.top + first.scale * 0.12 + height / 2],
    left: [room.right - width / 2 - lines.size * 0.7, first.y - first.scale * 0.55],
    right: [room.left + width / 2 + lines.size * 0.7, first.y - first.scale * 0.55],
  }[side] as [number, number];
  const middle = {
    x: within(x, room.left + width / 2, room.right - width / 2),
    y: within(y, room.top + height / 2, room.bottom - height / 2),
  };
  return {
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
  };
}

/** Where a tail ends: on its way to the face, before brows and cheeks, and no longer than it looks well. */
function tipOf(area: Area, face: FacePlace, unit: number): Point {
  const root = rootOf(area, face);
  const [dx, dy] = [face.x - root.x, face.y - root.y];
  const length = Math.hypot(dx, dy) || 1;
  const inner = Math.min(area.right - area.left, area.bottom - area.top) * 0.32;
  const reach = within(length - face.scale * 0.95, inner + unit * 0.75, inner + unit * 2);
  return { x: root.x + (dx / length) * reach, y: root.y + (dy / length) * reach };
}
