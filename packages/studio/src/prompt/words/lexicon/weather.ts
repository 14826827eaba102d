import type { FloatName, WeatherName } from '../names.ts';
import type { Words } from './words.ts';

export const weather: Words<WeatherName> = {
  clear: 'clear sky, clear skies, cloudless, clear weather, ~sunny, ☀',
  rain: 'rain, rainy, raining, rainfall, drizzle, downpour, shower of rain, pouring rain, monsoon, wet weather, ~umbrella, ~raincoat, ~puddle, 🌧, ☔, 🌦',
  snow: 'snow, snowing, snowfall, snowy, snowflake, blizzard, snowstorm, sleet, winter wonderland, ~winter, ~christmas, ~snowman, ❄, 🌨, ⛄',
  storm:
    'storm, stormy, thunder, thunderstorm, lightning, hurricane, tempest, tornado, typhoon, ⛈, ⚡, 🌩, 🌪',
  wind: 'wind, windy, breeze, breezy, gust, gale, ~kite, ~autumn wind, 💨, 🌬, 🪁',
  fog: 'fog, foggy, mist, misty, haze, hazy, smoke, smoky, steam, steamy, ~swamp, ~graveyard, 🌫',
};

export const floatWords: Words<FloatName> = {
  hearts:
    'hearts, heart, love, valentine, in love, romance, kiss, ~romantic, ❤, 💕, 💖, 💘, 😍, 🥰, 💗, 😘',
  stars:
    'little stars, floating stars, twinkling stars, paper stars, tiny stars, golden stars, ~twinkle, ✨',
  notes: 'music notes, musical notes, notes, melody, tune, ~song, 🎵, 🎶, 🎼',
  bubbles: 'bubbles, bubble, soap bubble, foam, bubbly, ~bath, ~underwater, 🫧',
  butterflies: 'butterflies, swarm of butterflies',
  petals:
    'petal, petals, rose petal, cherry blossom, cherry blossoms, sakura, blossoms, ~spring, ~wedding, 🌸, 🌹',
  confetti:
    'confetti, streamer, party popper, celebration, birthday, new year, ~party, ~celebrate, ~parade, ~carnival, 🎉, 🎊, 🥳, 🎂',
  sparkles:
    'sparkle, sparkles, sparkling, sparkly, glitter, glittery, glittering, shimmer, shimmering, stardust, fairy dust, pixie dust, magic dust, twinkle, dazzling, ~magic, ~magical, ~wizard, ~fairy, ✨, 💫, 🌟',
  fireflies:
    'firefly, fireflies, lightning bug, glow worm, floating lights, fairy lights, will o the wisp',
  balloons: 'balloons, party balloons, floating balloons, ~birthday, 🎈',
  leaves:
    'leaves, falling leaves, autumn leaves, fall leaves, leaf, ~autumn, ~fall colors, 🍂, 🍁, 🍃',
  feathers: 'feather, feathers, floating feathers, pillow fight, ~angel, ~pillow, ~wings, 🪶',
  embers:
    'embers, ember, spark, cinder, ~campfire, ~bonfire, ~fire, ~flame, ~lava, ~breathing fire, ~forge, 🔥',
};
