import type { MoodName } from '../names.ts';
import type { Words } from './words.ts';

export const moodWords: Words<MoodName> = {
  day: 'daytime, day, daylight, sunny, sunny day, sunshine, bright, morning, noon, midday, afternoon, summer, blue sky, cheerful, ~happy, ~sun, ☀, 🌞, 🌤',
  sunset:
    'sunset, sundown, dusk, dawn, sunrise, twilight, golden hour, golden light, evening, warm light, autumn, fall colors, romantic, ~orange sky, ~pink sky, ~nostalgic, ~amber, 🌅, 🌇, 🌄, 🍂',
  night:
    'night, nighttime, night time, midnight, moonlight, moonlit, starry, starlight, at night, tonight, dark, darkness, under the stars, night sky, bedtime, northern lights, aurora, glow in the dark, glowing, bioluminescent, fireworks, halloween, ~moon, ~stars, ~firefly, ~fireflies, ~campfire, ~space, ~galaxy, ~owl, 🌙, 🌌, 🌃, 🎆',
  pastel:
    'pastel, soft colors, dreamy, cotton candy, kawaii, cute pink, baby blue, magical, fairy tale, fairytale, ethereal, heavenly, gentle, ~cute, ~adorable, ~sweet, ~fairy, ~unicorn, ~rainbow, ~spring, 🌈, 🦄, 🍭',
  neon: 'neon, cyberpunk, synthwave, vaporwave, retrowave, disco, nightclub, rave, laser, futuristic, sci fi, arcade, led lights, eighties, 80s, electric, ~club, ~dj, ~hacker, ~glitch, 🪩',
  gloomy:
    'gloomy, moody, melancholic, melancholy, spooky, creepy, eerie, scary, horror, haunted, overcast, cloudy day, grey day, gray day, bleak, sinister, mysterious, noir, dramatic, ominous, dystopian, ~sad, ~lonely',
  candle:
    'candlelight, candlelit, candle light, candle lit, cozy, cosy, fireplace, firelight, lamplight, lantern light, by the fire, warm and cozy, hygge, intimate, ~candle, ~candles, ~campfire, ~christmas, 🕯, 🔥',
};
