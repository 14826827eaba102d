import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { templates } from '@shortcake/contract/templates';
import { type AspectRatio, aspectRatios, videoSizes } from '@shortcake/contract/video';
import { expect, test } from 'vitest';
import { chooseScene } from '../choose.ts';
import { seededRandom } from '../engine/random.ts';
import { FPS, FRAMES } from '../engine/settings.ts';
import { safeArea } from '../prompt/said/place.ts';
import { sentencesIn } from '../prompt/said/sentences.ts';
import { distance, type Shot, shoot } from '../tools/test-pictures.ts';

/** A few of them, others in each run; all in `npm run deep`. */
const seed = Math.floor(Math.random() * 1e6);
const random = seededRandom(seed);
function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  if (process.env.DEEP === '1') return [...items];
  const order = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
  return order.slice(0, count).map(({ item }) => item);
}

/** Mean difference of the whole picture (CIE delta E) at some moment; small things in the air make the least. */
const SEEN = 0.5;

const slots = templates.flatMap((template) =>
  slotsOf(template.id).map((slot) => ({ id: template.id, template, slot })),
);
const isSpoken = ({ slot }: (typeof slots)[number]) => slot.id === 'says' || slot.id === 'answers';

function film(
  { template }: (typeof slots)[number],
  { values = {}, take = 1, shape = '9:16' as AspectRatio, frames }: Filming,
): Promise<Shot[]> {
  const prompt = promptFrom(template, values);
  const rest = { aspectRatio: shape, generateAudio: false, seed: take };
  return shoot({ template: template.id, prompt, ...rest }, frames);
}

type Filming = {
  values?: Record<string, string>;
  take?: number;
  shape?: AspectRatio;
  frames: readonly number[];
};

test.each(
  sampleOf(
    slots.filter((it) => !isSpoken(it)),
    10,
  ),
)(`$id shows another $slot.id (sample ${seed})`, async (it) => {
  const { slot } = it;
  const frames = [36, 84, 150];
  const plain = await film(it, { frames });
  for (const value of [slot.suggestions[0]!, slot.suggestions[2]!, 'glorp']) {
    const shots = await film(it, { values: { [slot.id]: value }, frames });
    const most = Math.max(...shots.map(({ glimpse }, i) => distance(glimpse, plain[i]!.glimpse)));
    expect(most, value).toBeGreaterThan(SEEN);
  }
});

test.each(sampleOf(slots.filter(isSpoken), 6).map((it, i) => ({ ...it, i })))(
  `$id: $slot.id is written while it is spoken, and nothing else changes (sample ${seed})`,
  async (it) => {
    const { slot, i } = it;
    const values = { [slot.id]: 'Pink snow at night, please, and a golden crown!' };
    const [sentence] = sentencesIn(it.template, promptFrom(it.template, values));
    const { from, to } = sentence!;
    // Both ways round, in all shapes.
    const [take, shape] = [1 + (i % 2), aspectRatios[i % 3]!];
    const said = [from + 0.3, (from + to) / 2, to - 0.3].map((at) => Math.round(at * FPS));
    const quiet = [Math.floor(from * FPS) - 1, Math.ceil(to * FPS) + 1];
    const frames = [...said, ...quiet.filter((frame) => frame >= 0 && frame < FRAMES)];
    const [plain, spoken] = [
      await film(it, { take, shape, frames }),
      await film(it, { values, take, shape, frames }),
    ];
    const safe = safeArea(videoSizes[shape]);
    for (const [at, shot] of spoken.entries()) {
      const before = plain[at]!;
      if (at >= said.length) expect(shot.hash).toBe(before.hash);
      else {
        expect(shot.hash).not.toBe(before.hash);
        for (const [x, y] of changed(shot, before, videoSizes[shape])) {
          expect(y).toBeGreaterThan(safe.top - 90);
          expect(y).toBeLessThan(safe.bottom + 90);
          if (it.id !== 'tomato-face-slicing') expect(x).toBeGreaterThan(safe.left - 90);
        }
      }
    }
  },
);

test.each(templates)('$id: nothing is written where the own words are spoken', async (template) => {
  for (const prompt of [template.defaultPrompt, `${template.defaultPrompt} By hand.`]) {
    const rest = { aspectRatio: '9:16', generateAudio: false, seed: 1 } as const;
    const { over } = await chooseScene({ template: template.id, prompt, ...rest });
    expect(over).toBeUndefined();
  }
});

/** Middles of the cells of a glimpse that are not what they were. */
function changed(shot: Shot, before: Shot, { width, height }: { width: number; height: number }) {
  const cell = Math.floor(Math.min(width, height) / 16);
  const columns = Math.floor(width / cell);
  const cells = [...shot.glimpse].flatMap((value, i) =>
    Math.abs(value - before.glimpse[i]!) > 0.5 ? [Math.floor(i / 3)] : [],
  );
  return [...new Set(cells)].map(
    (at) => [((at % columns) + 0.5) * cell, (Math.floor(at / columns) + 0.5) * cell] as const,
  );
}
