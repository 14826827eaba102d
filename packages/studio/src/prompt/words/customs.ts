import type { MusicName } from '../../kit/sound/music-names.ts';
import { isAnimal, isPerson, isProduce, isVehicle } from './kinds.ts';
import type {
  ActionName,
  CameraName,
  FloatName,
  MoodName,
  PlaceName,
  SubjectName,
  WeatherName,
} from './names.ts';

const own: Partial<Record<SubjectName, readonly ActionName[]>> = {
  fish: ['swim'],
  shark: ['swim'],
  whale: ['swim', 'sing'],
  octopus: ['swim', 'dance'],
  submarine: ['swim'],
  rocket: ['fly'],
  ufo: ['fly'],
  plane: ['fly'],
  balloon: ['fly'],
  bird: ['fly', 'sing'],
  bee: ['fly'],
  butterfly: ['fly'],
  dragon: ['fly', 'laugh'],
  volcano: ['explode'],
  candle: ['melt', 'dance'],
  icecream: ['melt', 'sing'],
  snowman: ['melt', 'wave'],
  teapot: ['pour', 'sing'],
  flower: ['grow', 'dance'],
  chef: ['cook'],
  popcorn: ['explode'],
  cloud: ['cry', 'fly', 'laugh'],
  robot: ['dance', 'wave'],
  koala: ['sleep', 'wave'],
  bigfoot: ['wave', 'talk', 'dance'],
  baby: ['laugh', 'wave'],
};

/** What somebody does, when the prompt does not say. */
export function usualActions(subject: SubjectName): readonly ActionName[] {
  if (own[subject]) return own[subject];
  if (isProduce(subject)) return ['slice', 'laugh', 'dance'];
  if (isVehicle(subject)) return ['drive'];
  if (isAnimal(subject)) return ['dance', 'jump', 'sing', 'run', 'laugh', 'wave', 'spin'];
  if (isPerson(subject)) return ['dance', 'wave', 'sing', 'talk', 'jump', 'laugh'];
  return ['dance', 'sing', 'jump', 'laugh', 'spin', 'wave'];
}

const indoors: ReadonlySet<PlaceName> = new Set(['kitchen', 'bedroom', 'cafe', 'stage']);
const wet: ReadonlySet<PlaceName> = new Set(['underwater', 'beach']);

/** Whether one does it there without being told to. */
export function suits(action: ActionName, place: PlaceName): boolean {
  if (action === 'swim') return wet.has(place);
  if (action === 'drive' || action === 'run') return !indoors.has(place);
  return true;
}

/** Times of day that a place likes; the first ones oftener, as they stand there twice. */
export const usualMoods: Record<PlaceName, readonly MoodName[]> = {
  kitchen: ['day', 'day', 'sunset', 'pastel'],
  stage: ['neon', 'candle', 'pastel', 'sunset', 'night'],
  bedroom: ['night', 'candle', 'pastel', 'day'],
  street: ['day', 'sunset', 'neon'],
  city: ['neon', 'sunset', 'night', 'day', 'pastel'],
  forest: ['day', 'sunset', 'pastel', 'night'],
  jungle: ['day', 'day', 'sunset'],
  hills: ['day', 'sunset', 'pastel'],
  garden: ['day', 'pastel', 'sunset'],
  beach: ['day', 'sunset', 'day', 'pastel'],
  underwater: ['day', 'pastel', 'sunset', 'night'],
  mountain: ['day', 'sunset', 'pastel', 'night'],
  snow: ['day', 'pastel', 'sunset', 'night'],
  desert: ['sunset', 'day', 'pastel', 'night'],
  clouds: ['pastel', 'day', 'sunset'],
  space: ['night', 'neon'],
  castle: ['day', 'sunset', 'pastel', 'night', 'candle'],
  cafe: ['candle', 'day', 'sunset'],
};

/** What may be in the air of a place. */
export const usualFloats: Partial<Record<PlaceName, readonly FloatName[]>> = {
  stage: ['sparkles', 'confetti'],
  forest: ['fireflies', 'leaves', 'butterflies'],
  jungle: ['butterflies', 'leaves'],
  hills: ['butterflies', 'petals'],
  garden: ['butterflies', 'petals'],
  underwater: ['bubbles'],
  clouds: ['feathers', 'stars'],
  space: ['stars', 'sparkles'],
  castle: ['sparkles', 'petals'],
  bedroom: ['stars'],
};

export const usualMusic: Record<MoodName, readonly MusicName[]> = {
  day: ['playful', 'tropical', 'playful'],
  sunset: ['cozy', 'tender', 'playful'],
  night: ['dreamy', 'lofi'],
  pastel: ['dreamy', 'playful'],
  neon: ['disco', 'lofi'],
  gloomy: ['tender', 'lofi'],
  candle: ['cozy', 'tender', 'lofi'],
};
export const musicOf: Partial<Record<ActionName, MusicName>> = {
  sleep: 'tender',
  cry: 'tender',
  dance: 'disco',
  explode: 'epic',
};

export const moodOfWeather: Partial<Record<WeatherName, MoodName>> = {
  rain: 'gloomy',
  storm: 'gloomy',
  fog: 'gloomy',
};

/** 1 is as things usually go. */
export const tempoOf: Partial<Record<ActionName, number>> = {
  sleep: 0.75,
  melt: 0.85,
  cry: 0.85,
  grow: 0.9,
  run: 1.15,
  explode: 1.1,
};

export const usualCameras: readonly CameraName[] = [
  ...(['push', 'pull', 'orbit', 'low', 'still', 'handheld', 'above'] as const),
];
