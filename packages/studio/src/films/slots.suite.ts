import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { isSpoken, type Slot, type SlotId } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import type { Template } from '@shortcake/contract/template';
import { templates } from '@shortcake/contract/templates';
import { type AspectRatio, videoSizes } from '@shortcake/contract/video';
import { expect } from 'vitest';
import { chooseScene } from '../choose.ts';
import type { FacePlace } from '../engine/scene.ts';
import { FPS, FRAMES } from '../engine/settings.ts';
import { safeArea } from '../prompt/said/place.ts';
import { sentencesIn } from '../prompt/said/sentences.ts';
import { readSlotWishes } from '../prompt/words/slot-wishes.ts';
import type { Wishes } from '../prompt/words/wishes.ts';
import {
  type Cell,
  compareCells,
  type Glimpse,
  labOfHex,
  type Shot,
  shoot,
} from '../tools/test-pictures.ts';

/** A slot of a template, and the template's id as names of tests show it. */
export type Slotted = { id: string; template: Template; slot: Slot };

const slots: Slotted[] = templates.flatMap((template) =>
  slotsOf(template.id).map((slot) => ({ id: template.id, template, slot })),
);
export const spokenSlots = slots.filter(({ slot }) => isSpoken(slot.id));
export const shownSlots = slots.filter(({ slot }) => !isSpoken(slot.id));

type Filming = {
  values?: Record<string, string>;
  take?: number;
  shape?: AspectRatio;
  frames: readonly number[];
};

function film(template: Template, { values = {}, take = 1, shape = '9:16', frames }: Filming) {
  const prompt = promptFrom(template, values);
  const rest = { aspectRatio: shape, generateAudio: false, seed: take };
  return shoot({ template: template.id, prompt, ...rest }, frames);
}

/** One in the first half, one after the cut, or whatever happens then. */
const FEW = [36, 150];
type Plain = { shots: Shot[]; faceAt: ((seconds: number) => FacePlace) | undefined };
const plains = new Map<string, Plain>();

async function plainOf(template: Template): Promise<Plain> {
  const known = plains.get(template.id);
  if (known) return known;
  const request = { template: template.id, prompt: template.defaultPrompt, seed: 1 };
  const { faceAt } = await chooseScene({ ...request, aspectRatio: '9:16', generateAudio: false });
  const plain = { shots: await film(template, { frames: FEW }), faceAt };
  plains.set(template.id, plain);
  return plain;
}

const size = videoSizes['9:16'];
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deltas = (cells: readonly Cell[]) => mean(cells.map(({ delta }) => delta));
const share = (cells: readonly Cell[], least: number) =>
  mean(cells.map(({ delta }) => (delta > least ? 1 : 0)));
/** Of two colors' hues, in radians. */
function angleBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const turn = Math.atan2(one[1], one[0]) - Math.atan2(other[1], other[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** The way from the face's middle to a cell's, in face units. */
const fromFace = ({ x, y }: Cell, face: FacePlace) =>
  [(x - face.x) / face.scale, (y - face.y) / face.scale] as const;
const onFace = (cells: readonly Cell[], face: FacePlace) =>
  cells.filter((cell) => Math.hypot(...fromFace(cell, face)) < 0.6);

/** Cells that changed between two moments, and the face then. */
type Seen = { cells: readonly Cell[]; face: FacePlace | undefined };
type Look = (seen: readonly Seen[], wishes: Wishes) => void;

/**
 * Changes in the picture that a slot must make, and where: mean differences (CIE delta E) of cells a
 * sixteenth of the picture wide.
 */
const looks: Partial<Record<SlotId, Look>> = {
  color(seen, { palette }) {
    const [, a, b] = labOfHex(palette![0]!);
    for (const { cells } of seen) {
      const colored = cells.filter(({ delta }) => delta > 6);
      expect(colored.length).toBeGreaterThan(20);
      const off = (when: 'before' | 'after') =>
        mean(colored.map((cell) => Math.hypot(cell[when][1] - a, cell[when][2] - b)));
      // Light through pink glass is paler than through ruby: farther off, and still of its hue.
      const hueOff = (when: 'before' | 'after') =>
        mean(colored.map((cell) => angleBetween([cell[when][1], cell[when][2]], [a, b])));
      const isNearer = [off, hueOff].some((by) => by('after') < by('before') * 0.95);
      expect(isNearer).toBe(true);
      // All around it stays as it was.
      expect(share(cells, 0.5)).toBeLessThan(0.85);
    }
  },
  place(seen, { weather = 'clear', mood }) {
    for (const { cells, face } of seen) {
      expect(deltas(cells.filter(({ y }) => y < size.height * 0.3))).toBeGreaterThan(10);
      if (weather !== 'clear' || mood) continue;
      const stays = face ? onFace(cells, face) : cells.filter(({ y }) => y > size.height * 0.86);
      expect(deltas(stays)).toBeLessThan(8);
    }
  },
  light(seen) {
    for (const { cells } of seen) expect(share(cells, 1)).toBeGreaterThan(0.95);
  },
  weather(seen) {
    for (const { cells } of seen) expect(share(cells, 1)).toBeGreaterThan(0.03);
  },
  air(seen) {
    const quarters = new Set<number>();
    for (const { cells, face } of seen) {
      expect(share(cells, 1)).toBeLessThan(0.5);
      if (face) expect(deltas(onFace(cells, face))).toBeLessThan(4);
      for (const { x, y, delta } of cells)
        if (delta > 2) quarters.add((x > size.width / 2 ? 1 : 0) + (y > size.height / 2 ? 2 : 0));
    }
    expect(quarters.size).toBeGreaterThanOrEqual(3);
  },
  wears(seen) {
    for (const { cells, face } of seen) {
      expect(Math.max(...cells.map(({ delta }) => delta))).toBeGreaterThan(10);
      const far = cells.filter((cell) => {
        const [x, y] = fromFace(cell, face!);
        return Math.abs(x) > 1.5 || y < -2.4 || y > 1.6;
      });
      expect(Math.max(...far.map(({ delta }) => delta))).toBeLessThan(0.5);
    }
  },
};

/** Films a template with each of these values in its slot: each shows, and where it belongs. */
export async function expectShown(
  { template, slot }: Slotted,
  values: readonly string[],
): Promise<void> {
  const { shots, faceAt } = await plainOf(template);
  for (const value of values) {
    const wishes = readSlotWishes(template, promptFrom(template, { [slot.id]: value }));
    const others = await film(template, { values: { [slot.id]: value }, frames: FEW });
    const seen = others.map(({ glimpse, frame }, i) => ({
      cells: compareCells(shots[i]!.glimpse, glimpse, size),
      face: faceAt?.(frame / FPS),
    }));
    looks[slot.id]!(seen, wishes);
  }
}

/** Films a template with other words in its spoken slot: they are written, and nothing else changes. */
export async function expectWritten(
  { id, template, slot }: Slotted,
  { take, shape }: { take: number; shape: AspectRatio },
): Promise<void> {
  const values = { [slot.id]: 'Pink snow at night, please, and a golden crown!' };
  const [sentence] = sentencesIn(template, promptFrom(template, values));
  const { from, to } = sentence!;
  const said = [from + 0.3, (from + to) / 2, to - 0.3].map((at) => Math.round(at * FPS));
  const quiet = [Math.floor(from * FPS) - 1, Math.ceil(to * FPS) + 1];
  const frames = [...said, ...quiet.filter((frame) => frame >= 0 && frame < FRAMES)];
  const plain = await film(template, { take, shape, frames });
  const spoken = await film(template, { values, take, shape, frames });
  const safe = safeArea(videoSizes[shape]);
  for (const [at, shot] of spoken.entries()) {
    const before = plain[at]!;
    if (at >= said.length) expect(shot.hash).toBe(before.hash);
    else {
      expect(shot.hash).not.toBe(before.hash);
      for (const { x, y } of changed(before.glimpse, shot.glimpse, shape)) {
        expect(y).toBeGreaterThan(safe.top - 90);
        expect(y).toBeLessThan(safe.bottom + 90);
        // She is spoken to from outside the picture.
        if (id !== 'tomato-face-slicing') expect(x).toBeGreaterThan(safe.left - 90);
      }
    }
  }
}

const changed = (before: Glimpse, after: Glimpse, shape: AspectRatio) =>
  compareCells(before, after, videoSizes[shape]).filter(({ delta }) => delta > 0.5);

/** Of a template whose own words are spoken nothing is written, whatever else its prompt says. */
export async function expectNothingWritten(template: Template): Promise<void> {
  for (const prompt of [template.defaultPrompt, `${template.defaultPrompt} By hand.`]) {
    const rest = { aspectRatio: '9:16', generateAudio: false, seed: 1 } as const;
    const { over } = await chooseScene({ template: template.id, prompt, ...rest });
    expect(over).toBeUndefined();
  }
}
