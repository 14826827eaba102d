import type { NewVideo } from '../../api/types.ts';
import { UsageError } from '../errors.ts';
import { noMore, read } from '../read.ts';

type Settings = NewVideo['templateData'];

const options = {
  template: { type: 'string' },
  slot: { type: 'string', multiple: true },
  prompt: { type: 'string' },
  title: { type: 'string' },
  aspect: { type: 'string' },
  'no-audio': { type: 'boolean' },
  seed: { type: 'string' },
  out: { type: 'string' },
  'no-wait': { type: 'boolean' },
} as const;

/** The slot that `--slot line="..."` means: in a script the line is what somebody says. */
const LINE = 'says';

const shapes = ['9:16', '16:9', '1:1'] as const satisfies Settings['aspectRatio'][];

/** What `make` was told to ask for. Throws UsageError. */
export function requestFrom(words: string[]): {
  video: NewVideo;
  out: string | null;
  isWaiting: boolean;
} {
  const { values, positionals } = read(words, options);
  noMore(positionals);
  const { template, slot, prompt, title, aspect, seed, out } = values;
  if (template === undefined && prompt === undefined) {
    throw new UsageError('Say what to make: --template ID, or --prompt TEXT.');
  }
  if (template === undefined && slot !== undefined) {
    throw new UsageError('--slot goes with --template.');
  }
  const isWaiting = !values['no-wait'];
  if (!isWaiting && out !== undefined) {
    throw new UsageError('--out waits for the video, and --no-wait does not: give one of them.');
  }
  const templateData: Settings = {
    // `checkAgainst` knows which there are.
    templateId: (template ?? 'custom-prompt') as Settings['templateId'],
    ...(aspect === undefined ? {} : { aspectRatio: shapeFrom(aspect) }),
    ...(values['no-audio'] ? { generateAudio: false } : {}),
    ...(seed === undefined ? {} : { seed: seedFrom(seed) }),
    ...(slot === undefined ? {} : { slots: slotsFrom(slot) }),
  };
  const video = {
    ...(title === undefined ? {} : { title }),
    ...(prompt === undefined ? {} : { prompt }),
    templateData,
  };
  return { video, out: out ?? null, isWaiting };
}

function shapeFrom(text: string): (typeof shapes)[number] {
  const shape = shapes.find((shape) => shape === text);
  if (!shape) throw new UsageError(`--aspect must be ${shapes.join(', ')}, not ${text}.`);
  return shape;
}

function seedFrom(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError('--seed must be a whole number from 0.');
  return Number(text);
}

function slotsFrom(pairs: string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const [, id, text] = pair.match(/^([^=]+)=(.*)$/s) ?? [];
    if (id === undefined || text === undefined) {
      throw new UsageError(`--slot ${pair} must be such as --slot says="Good morning".`);
    }
    return [id === 'line' ? LINE : id, text] as const;
  });
  const slots = Object.fromEntries(entries);
  if (Object.keys(slots).length < entries.length) throw new UsageError('Give each --slot once.');
  return slots;
}
