import { hashText, pick, type Random } from '../../engine/random.ts';
import { mix } from '../../kit/math/easing.ts';
import type { MusicName } from '../../kit/sound/music-names.ts';
import * as customs from './customs.ts';
import { anybody, homes, locals, performers, stages, usualPlaces } from './homes.ts';
import { isAlive } from './kinds.ts';
import type {
  ActionName,
  CameraName,
  FloatName,
  MoodName,
  PlaceName,
  WeatherName,
} from './names.ts';
import { ownWords } from './notes/mark.ts';
import { isAboard, suitsAsObject } from './objects.ts';
import { choosePalette } from './palette.ts';
import { namesIn } from './pick-meaning.ts';
import { type Reading, read, unknownWords } from './reading.ts';
import { chooseRoles } from './roles.ts';
import type { Role, Story } from './story.ts';
import { findSubjects } from './subjects.ts';
import { titleOf } from './title.ts';

/** How often a place's own floating things are there, unasked. */
const FLOAT_CHANCE = 0.55;

/** Everything that a prompt decides about a scene, and chance for the rest. */
export function readStory(prompt: string, random: Random): Story {
  const reading = read(prompt);
  const { found, looseColors, airColors } = findSubjects(reading);
  const own = ownWords(prompt);
  const unknown = unknownWords(own === prompt ? reading : read(own)).join(' ');
  const rides = found.some((it, i) => i > 0 && isAboard(reading, it));
  const said = {
    action: namesIn<ActionName>(reading, 'action')[0] ?? (rides ? 'drive' : undefined),
    place: namesIn<PlaceName>(reading, 'place')[0],
  };
  const chosen = chooseRoles(reading, found, said.action);
  const roles = chosen.roles.length ? chosen.roles : [somebody(said, unknown, random)];
  const lead = roles[0]!.subject;

  const action = chooseAction(said, roles, random);
  const object =
    chosen.object && suitsAsObject(chosen.object.subject, action) ? chosen.object : undefined;
  const place = choosePlace(
    reading,
    action === 'drive' && object ? [object, ...roles] : roles,
    action,
    random,
  );
  const weather =
    namesIn<WeatherName>(reading, 'weather')[0] ?? usualWeather(reading, place, random);
  const mood = chooseMood(reading, place, weather, random);
  const shape = unknown ? (hashText(`${unknown} tempo`) % 100) / 100 : random();
  const tempo = Number(namesIn(reading, 'tempo')[0] ?? 0);
  return {
    roles,
    ...(object && { object }),
    action,
    place,
    mood,
    weather,
    floats: chooseFloats(reading, place, { mood, weather }, random),
    palette: choosePalette(
      [...airColors, ...looseColors, ...roles[0]!.colors],
      unknown,
      mood,
      random,
    ),
    camera: namesIn<CameraName>(reading, 'camera')[0] ?? pick(random, customs.usualCameras),
    tempo: tempo || (customs.tempoOf[action] ?? 1) * mix(0.92, 1.08, shape),
    music: chooseMusic(reading, action, mood, random),
    title: titleOf(own, `little ${lead}`),
  };
}

type Said = { action: ActionName | undefined; place: PlaceName | undefined };

/** Who plays when the prompt names nobody: the same one for the same unknown words. */
function somebody({ action, place }: Said, unknown: string, random: Random): Role {
  const chance = random();
  const fitting = (action && performers[action]) ?? (place ? locals[place] : anybody);
  const share = unknown ? (hashText(unknown) % 997) / 997 : chance;
  return { subject: fitting[Math.floor(share * fitting.length)]!, colors: [], wears: [] };
}

function chooseAction({ action: said, place }: Said, roles: Role[], random: Random): ActionName {
  const habits = customs.usualActions(roles[0]!.subject);
  const fitting = habits.filter((name) => !place || customs.suits(name, place));
  const usual = pick(random, fitting.length ? fitting : (['dance', 'laugh'] as const));
  // Nobody alive is cut: whoever was to do it cooks instead.
  if (said === 'slice' && isAlive(roles[0]!.subject)) return 'cook';
  return said ?? usual;
}

function choosePlace(
  reading: Reading,
  roles: readonly Role[],
  action: ActionName,
  random: Random,
): PlaceName {
  const chance = pick(random, ['hills', 'garden', 'street', 'beach', 'forest', 'city', 'stage']);
  const home = roles
    .map(({ subject }) => homes[subject]?.filter((it) => customs.suits(action, it)))
    .find((places) => places?.length);
  const options = stages[action] ?? home ?? usualPlaces[action];
  const usual = options ? pick(random, options) : (chance as PlaceName);
  return namesIn<PlaceName>(reading, 'place')[0] ?? usual;
}

function usualWeather(reading: Reading, place: PlaceName, random: Random): WeatherName {
  const snows = place === 'snow' && random() < 0.6 && !reading.denied.has('weather:snow');
  return snows ? 'snow' : 'clear';
}

function chooseMood(
  reading: Reading,
  place: PlaceName,
  weather: WeatherName,
  random: Random,
): MoodName {
  const usual = pick(random, customs.usualMoods[place]);
  return namesIn<MoodName>(reading, 'mood')[0] ?? customs.moodOfWeather[weather] ?? usual;
}

function chooseFloats(
  reading: Reading,
  place: PlaceName,
  { mood, weather }: Pick<Story, 'mood' | 'weather'>,
  random: Random,
): FloatName[] {
  const said = namesIn<FloatName>(reading, 'float').slice(0, 2);
  const usual = pick(random, customs.usualFloats[place] ?? (['sparkles'] as const));
  const wanted =
    random() < FLOAT_CHANCE && weather === 'clear' && customs.usualFloats[place] !== undefined;
  if (said.length || !wanted || reading.denied.has(`float:${usual}`)) return said;
  const bright = mood === 'day' || mood === 'pastel';
  return usual === 'fireflies' && bright ? ['leaves'] : [usual];
}

function chooseMusic(
  reading: Reading,
  action: ActionName,
  mood: MoodName,
  random: Random,
): MusicName {
  const usual = pick(random, customs.usualMusic[mood]);
  return namesIn<MusicName>(reading, 'music')[0] ?? customs.musicOf[action] ?? usual;
}
