import { hashText } from '../../engine/random.ts';
import { addedTokens } from './added.ts';
import type { CameraName, FloatName, MoodName, PlaceName, WearName, WeatherName } from './names.ts';
import { ownWords } from './notes/mark.ts';
import { namesIn, outrightIn } from './pick-meaning.ts';
import { type Reading, read } from './reading.ts';
import { colorsOf, findSubjects } from './subjects.ts';
import { tokenize } from './text.ts';
import type { Wishes } from './wishes.ts';

/** The wishes in what was added to a template's default prompt; all of it, if nothing was kept. */
export function readWishes(prompt: string, defaultPrompt: string): Wishes {
  if (prompt === defaultPrompt) return { flavor: 0 };
  const whole = read(prompt);
  const original = read(defaultPrompt);
  const added = addedTokens(whole.tokens, original.tokens);
  if (!added.size) return { flavor: 0 };
  const isNew = ({ from, to }: Span) => {
    for (let at = from; at < to; at++) if (added.has(at)) return true;
    return false;
  };
  const reading: Reading = { ...whole, mentions: whole.mentions.filter(isNew) };
  const own: ReadonlySet<string> = new Set(
    findSubjects(original).found.map(({ subject }) => subject),
  );
  const { palette, light } = readColors(whole, isNew, own);
  const floats = namesIn<FloatName>(reading, 'float').slice(0, 2);
  const wears = namesIn<WearName>(reading, 'wear').slice(0, 2);
  const wishes: Wishes = {
    ...(palette.length && { palette }),
    ...only('light', light),
    ...only('mood', outrightIn<MoodName>(reading, 'mood')[0]),
    ...only('place', outrightIn<PlaceName>(reading, 'place')[0]),
    ...only('weather', namesIn<WeatherName>(reading, 'weather')[0]),
    ...(floats.length && { floats }),
    ...(wears.length && { wears }),
    ...only('camera', namesIn<CameraName>(reading, 'camera')[0]),
    flavor: 0,
  };
  // Enhance Prompt's own words ask for nothing new.
  const end = tokenize(ownWords(prompt)).length;
  return { ...wishes, flavor: flavorOf(reading, added, own, end) };
}

type Span = { from: number; to: number };

function only<Key extends keyof Wishes>(key: Key, value: Wishes[Key] | undefined): Partial<Wishes> {
  return value === undefined ? {} : { [key]: value };
}

/** New colors of the template's own subject, and of the light around it. */
function readColors(whole: Reading, isNew: (it: Span) => boolean, own: ReadonlySet<string>) {
  const mentions = whole.mentions.map((mention) =>
    isNew(mention)
      ? mention
      : { ...mention, meanings: mention.meanings.filter(({ topic }) => topic === 'subject') },
  );
  const { found, looseColors, airColors } = findSubjects({ ...whole, mentions });
  const ours = found.filter((it) => !isNew(it) || own.has(it.subject));
  const named = new Set(mentions.filter(isNew).flatMap(colorsOf));
  const colors = ours.flatMap((it) => it.colors).filter((color) => named.has(color));
  const palette = [...new Set([...colors, ...looseColors])];
  return { palette, light: airColors[0] };
}

/** Subjects, actions and pace are the template's own; new ones only make it another take. */
function flavorOf(
  reading: Reading,
  added: ReadonlySet<number>,
  own: ReadonlySet<string>,
  end: number,
): number {
  const unknown = reading.unknown.filter((at) => added.has(at));
  const others = reading.mentions.filter(({ meanings }) =>
    meanings.every(
      ({ topic, name }) =>
        ['action', 'music', 'tempo'].includes(topic) || (topic === 'subject' && !own.has(name)),
    ),
  );
  const places = [...unknown, ...others.map(({ from }) => from)];
  const words = places.filter((at) => at < end).map((at) => reading.tokens[at]!);
  return words.length ? hashText(words.join(' ')) || 1 : 0;
}
