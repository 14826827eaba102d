import { type Air, sunnyAir } from '../../kit/air/atmosphere.ts';
import { daylight, direction, type Light, nightLight, type Triple } from '../../kit/cast/light.ts';
import type { MoodName } from '../words/names.ts';

/** Colors (#rrggbb) and light of a time of day. */
export type Mood = {
  skyTop: string;
  skyMid: string;
  skyLow: string;
  cloud: string;
  cloudShade: string;
  sun: string;
  /** Where the sun or moon stands, as shares of the picture's width and of the sky's height. */
  sunAt: readonly [number, number];
  sunSize: number;
  /** What distance does to colors, and how strongly the ground is tinted. */
  haze: string;
  dim: number;
  /** What the light multiplies a thing's own red, green and blue with. */
  tint: Triple;
  /** How far a thing takes on the light's hue, so that nothing turns gray in it: 0 to 1. */
  wash: number;
  stars: number;
  /** How brightly lamps and windows shine, 0 to 1. */
  lamps: number;
  light: Light;
  air: Air;
};

/** Colors of a light, and how brightly a window is mirrored in glossy things. */
type Colors = { key: Triple; rim: Triple; sky: Triple; ground: Triple; window: number };

/** Where light usually comes from: from the upper left in front, and from behind on the right. */
const usual = { key: direction(-0.55, 0.78, 0.62), rim: direction(0.8, 0.42, -0.6) };
const usualRim = (color: Triple) => ({ direction: usual.rim, color });

function lightOf({ key, rim, ...rest }: Colors, from = usual): Light {
  return {
    key: { direction: from.key, color: key },
    rim: { direction: from.rim, color: rim },
    ...rest,
  };
}

export const moods: Record<MoodName, Mood> = {
  day: {
    skyTop: '#1f7ff0',
    skyMid: '#5cb8ff',
    skyLow: '#c4efff',
    cloud: '#ffffff',
    cloudShade: '#b8d8f8',
    sun: '#fff6d0',
    sunAt: [0.2, 0.16],
    sunSize: 0.08,
    haze: '#b4e4ff',
    dim: 1,
    tint: [1, 1, 1],
    wash: 0,
    stars: 0,
    lamps: 0.25,
    light: daylight,
    air: sunnyAir,
  },
  sunset: {
    skyTop: '#4b3aa8',
    skyMid: '#ff6f8c',
    skyLow: '#ffc862',
    cloud: '#ffb08a',
    cloudShade: '#b0508e',
    sun: '#fff0a8',
    sunAt: [0.26, 0.72],
    sunSize: 0.15,
    haze: '#ff9a70',
    dim: 0.85,
    tint: [1.04, 0.76, 0.68],
    wash: 0.12,
    stars: 0.1,
    lamps: 0.7,
    light: lightOf(
      {
        key: [1.85, 1.25, 0.82],
        rim: [1.9, 0.95, 0.55],
        sky: [0.5, 0.4, 0.52],
        ground: [0.4, 0.26, 0.2],
        window: 1.2,
      },
      { key: direction(-0.62, 0.62, 0.6), rim: direction(0.7, 0.4, -0.6) },
    ),
    air: { shaft: '255,190,120', dust: '255,226,180', strength: 1 },
  },
  night: {
    skyTop: '#0a1048',
    skyMid: '#2038a0',
    skyLow: '#5f78e0',
    cloud: '#5468c8',
    cloudShade: '#2a3a90',
    sun: '#fdfbe8',
    sunAt: [0.22, 0.2],
    sunSize: 0.11,
    haze: '#3a50b8',
    dim: 0.5,
    tint: [0.4, 0.5, 0.86],
    wash: 0.36,
    stars: 1,
    lamps: 1,
    light: {
      ...nightLight,
      key: { direction: nightLight.key.direction, color: [0.98, 1.02, 1.3] },
      rim: usualRim([0.9, 0.8, 1.8]),
      sky: [0.3, 0.33, 0.54],
      ground: [0.2, 0.2, 0.34],
    },
    air: { shaft: '150,175,255', dust: '190,215,255', strength: 0.5 },
  },
  pastel: {
    skyTop: '#86aef8',
    skyMid: '#cdb8ff',
    skyLow: '#ffd2e4',
    cloud: '#fff6fb',
    cloudShade: '#e0b8ea',
    sun: '#fff8ea',
    sunAt: [0.22, 0.24],
    sunSize: 0.09,
    haze: '#f2cdf0',
    dim: 1,
    tint: [1.02, 0.96, 1.04],
    wash: 0.06,
    stars: 0.08,
    lamps: 0.5,
    light: { ...daylight, rim: usualRim([1.5, 1.0, 1.4]), sky: [0.58, 0.52, 0.66] },
    air: { shaft: '255,232,240', dust: '255,255,255', strength: 0.8 },
  },
  neon: {
    skyTop: '#12063c',
    skyMid: '#5a179c',
    skyLow: '#ff48ac',
    cloud: '#a032c8',
    cloudShade: '#43128a',
    sun: '#ffd0f4',
    sunAt: [0.74, 0.5],
    sunSize: 0.17,
    haze: '#9028c8',
    dim: 0.55,
    tint: [0.56, 0.4, 0.9],
    wash: 0.85,
    stars: 0.5,
    lamps: 1,
    light: lightOf({
      key: [1.3, 0.82, 1.3],
      rim: [0.4, 1.7, 2],
      sky: [0.36, 0.26, 0.56],
      ground: [0.5, 0.16, 0.4],
      window: 1.3,
    }),
    air: { shaft: '255,110,220', dust: '120,240,255', strength: 0.5 },
  },
  gloomy: {
    skyTop: '#41566f',
    skyMid: '#6f8ba4',
    skyLow: '#b2c8d2',
    cloud: '#9fb4c4',
    cloudShade: '#5c7389',
    sun: '#e4eef0',
    sunAt: [0.3, 0.3],
    sunSize: 0.06,
    haze: '#94acbc',
    dim: 0.75,
    tint: [0.62, 0.72, 0.82],
    wash: 0.3,
    stars: 0,
    lamps: 0.7,
    light: lightOf({
      key: [1.15, 1.22, 1.32],
      rim: [0.95, 1.1, 1.35],
      sky: [0.44, 0.5, 0.58],
      ground: [0.24, 0.26, 0.28],
      window: 0.9,
    }),
    air: { shaft: '190,215,235', dust: '220,235,245', strength: 0.35 },
  },
  candle: {
    skyTop: '#180c34',
    skyMid: '#46184a',
    skyLow: '#a8452c',
    cloud: '#6a2c4a',
    cloudShade: '#341438',
    sun: '#ffd890',
    sunAt: [0.24, 0.24],
    sunSize: 0.08,
    haze: '#6e2e34',
    dim: 0.6,
    tint: [0.92, 0.56, 0.36],
    wash: 0.36,
    stars: 0.6,
    lamps: 1,
    light: lightOf({
      key: [1.75, 1.1, 0.58],
      rim: [1.6, 0.75, 0.3],
      sky: [0.28, 0.18, 0.24],
      ground: [0.46, 0.22, 0.1],
      window: 1,
    }),
    air: { shaft: '255,170,90', dust: '255,210,150', strength: 0.8 },
  },
};
