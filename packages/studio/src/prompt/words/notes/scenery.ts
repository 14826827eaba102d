import type { FloatName, MoodName, PlaceName, WeatherName } from '../names.ts';

/** Where it is; each names its place, and nobody in it. */
export const settings: Record<PlaceName, string> = {
  kitchen: 'In a homely kitchen with tiled walls and copper pans, worn wood underfoot.',
  stage: 'On a grand stage before heavy velvet, with one warm beam from above.',
  bedroom: 'In a snug bedroom with quilts, toys on a shelf and a window.',
  street: 'On a little street with painted doors and striped awnings.',
  city: 'In a big city, tall fronts with a hundred lit windows far behind.',
  forest: 'In a deep forest with mossy trunks and shafts of light.',
  jungle: 'In a lush jungle of giant fronds and hanging creepers.',
  hills: 'On soft rolling hills, one behind the other to the horizon.',
  garden: 'In a blooming garden with a winding path and a low fence.',
  beach: 'On a wide beach with turquoise water behind.',
  underwater: 'Deep underwater, with corals and rays of light from far above.',
  mountain: 'High on a mountain with blue ridges behind.',
  snow: 'In a snowy valley, all smooth and glittering white.',
  desert: 'In a wide desert of red rocks and long soft dunes.',
  clouds: 'High above the clouds, soft towers of white all around.',
  space: 'In outer space, with a ringed world hanging far behind.',
  castle: 'In a tall old castle with banners and arched windows.',
  cafe: 'In a snug corner cafe with round tables and a chalkboard.',
};

/** The light; each names its mood. */
export const lights: Record<MoodName, string> = {
  day: 'Light: bright daylight with a crisp rim and clear shadows.',
  sunset: 'Light: golden hour, low and warm from one side, with long shadows.',
  night: 'Light: night, a deep blue air with one warm pool around the subject.',
  pastel: 'Light: soft pastel tones without a hard shadow.',
  neon: 'Light: neon, magenta from one side and cyan from the other.',
  gloomy: 'Light: gloomy and gray-blue, with one hopeful gleam.',
  candle: 'Light: candlelight, flickering amber with velvety shadows.',
};

export const skies: Record<Exclude<WeatherName, 'clear'>, string> = {
  rain: 'Rain falls in fine silver threads.',
  snow: 'Snow comes down in big slow flakes.',
  storm: 'A storm flickers far behind.',
  wind: 'A brisk wind pulls at everything.',
  fog: 'Thin fog creeps along the ground.',
};

/** What is in the air. */
export const airs: Record<FloatName, string> = {
  hearts: 'Glossy little hearts rise past the lens.',
  stars: 'Floating stars twinkle all around.',
  notes: 'Music notes curl up through the air.',
  bubbles: 'Bubbles drift up, rainbow-edged and trembling.',
  butterflies: 'A few butterflies flutter through the frame.',
  petals: 'Petals sail down, turning slowly.',
  confetti: 'Confetti tumbles down in every color.',
  sparkles: 'Sparkles glint here and there in the air.',
  fireflies: 'Fireflies wander about like tiny lamps.',
  balloons: 'Balloons rise at the edges of the frame.',
  leaves: 'Leaves come down in lazy curves.',
  feathers: 'Feathers float down, light as breath.',
  embers: 'Embers rise and glow, one by one.',
};
