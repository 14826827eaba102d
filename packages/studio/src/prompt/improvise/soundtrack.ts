import type { Random } from '../../engine/random.ts';
import type { Score } from '../../engine/score.ts';
import * as air from '../../kit/sound/ambience.ts';
import type { Track } from '../../kit/sound/instruments.ts';
import { playMusic } from '../../kit/sound/music.ts';
import type { Act } from '../acts/act.ts';
import { sounds } from '../acts/sounds.ts';
import type { PlaceName } from '../words/names.ts';
import type { Story } from '../words/story.ts';

type Ambience = (track: Track, level: number) => void;

const places: Record<PlaceName, Ambience> = {
  kitchen: air.room,
  stage: air.room,
  bedroom: air.room,
  street: air.city,
  city: air.city,
  forest: air.forest,
  jungle: air.forest,
  hills: air.birds,
  garden: air.birds,
  beach: air.waves,
  underwater: air.room,
  mountain: air.wind,
  snow: air.wind,
  desert: air.wind,
  clouds: air.wind,
  space: air.room,
  castle: air.birds,
  cafe: air.cafe,
};
const daytime: readonly Ambience[] = [air.birds, air.forest];

/** Everything that is heard: the place, the weather, music that holds its breath, the action. */
export function soundtrack(story: Story, act: Act, random: Random): Score {
  return (left, right) => {
    const track: Track = { left, right, random };
    const dark = story.mood === 'night' || story.mood === 'candle';
    const outside = places[story.place];
    const around = dark && daytime.includes(outside) ? air.crickets : outside;
    around(track, 0.7);
    if (story.weather === 'rain' || story.weather === 'storm') air.rain(track, 0.8);
    if (story.weather === 'wind' || story.weather === 'storm') air.wind(track, 0.8);
    if (story.mood === 'candle') air.fire(track, 0.4);
    const sings = story.action === 'sing' || story.action === 'talk';
    playMusic(track, story.music, {
      hush: { from: act.turn - 0.45, to: act.turn + 0.35 },
      level: sings ? 0.65 : 0.9,
    });
    act.score(track, sounds);
  };
}
