import { seededRandom } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import * as ambience from '../../kit/sound/ambience.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import { thunder } from '../air/thunder.ts';
import type { PlaceName, WeatherName } from '../words/names.ts';
import type { Wishes } from '../words/wishes.ts';

type Sound = (track: Track, level: number) => void;

const ofWeather: Partial<Record<WeatherName, Sound>> = {
  rain: ambience.rain,
  storm: (track, level) => {
    ambience.rain(track, level);
    thunder(track, level);
  },
  wind: ambience.wind,
  snow: ambience.wind,
};
const ofPlace: Partial<Record<PlaceName, Sound>> = {
  beach: ambience.waves,
  city: ambience.city,
  street: ambience.city,
  forest: ambience.forest,
  jungle: ambience.birds,
  garden: ambience.birds,
  hills: ambience.birds,
  cafe: ambience.cafe,
  mountain: ambience.wind,
  desert: ambience.wind,
};
/** Snow falls in a soft wind. */
const levels: Partial<Record<WeatherName, number>> = { snow: 0.35 };

/** The score with what is heard of another weather and place. */
export function addAmbience(score: Score, wish: Wishes): Score {
  const weather = wish.weather && ofWeather[wish.weather];
  const place = wish.place && ofPlace[wish.place];
  if (!weather && !place) return score;
  return (left, right) => {
    score(left, right);
    const track = { left, right, random: seededRandom(wish.flavor) };
    weather?.(track, levels[wish.weather!] ?? 0.8);
    place?.(track, 0.6);
  };
}
