import { daylight, direction, type Light, nightLight } from '../cast/light.ts';
import { type Air, sunnyAir } from '../parts/atmosphere.ts';

export type MoodName = 'day' | 'sunset' | 'night' | 'pastel';

/** Colours (#rrggbb) and light of a time of day. */
export type Mood = {
  skyTop: string;
  skyLow: string;
  cloud: string;
  sun: string;
  /** Where the sun or moon stands, as shares of the picture's width and of the sky's height. */
  sunAt: readonly [number, number];
  sunSize: number;
  /** What distance does to colours, and how strongly the ground is tinted. */
  haze: string;
  dim: number;
  stars: number;
  light: Light;
  air: Air;
};

export const moods: Record<MoodName, Mood> = {
  day: {
    skyTop: '#2f86e0',
    skyLow: '#a9ddff',
    cloud: '#ffffff',
    sun: '#fff6d8',
    sunAt: [0.2, 0.2],
    sunSize: 0.07,
    haze: '#a9d4f0',
    dim: 1,
    stars: 0,
    light: daylight,
    air: sunnyAir,
  },
  sunset: {
    skyTop: '#5a4fa0',
    skyLow: '#ffb26a',
    cloud: '#ff9a8a',
    sun: '#fff0b8',
    sunAt: [0.28, 0.72],
    sunSize: 0.1,
    haze: '#ffa878',
    dim: 0.8,
    stars: 0.12,
    light: {
      key: { direction: direction(-0.62, 0.62, 0.6), color: [1.85, 1.25, 0.82] },
      rim: { direction: direction(0.7, 0.4, -0.6), color: [1.9, 0.95, 0.55] },
      sky: [0.5, 0.4, 0.52],
      ground: [0.4, 0.26, 0.2],
      window: 1.2,
    },
    air: { shaft: '255,190,120', dust: '255,226,180', strength: 1 },
  },
  night: {
    skyTop: '#0b1238',
    skyLow: '#3a4f9a',
    cloud: '#5a6ab8',
    sun: '#f4f2ff',
    sunAt: [0.24, 0.24],
    sunSize: 0.075,
    haze: '#3a4c90',
    dim: 0.42,
    stars: 1,
    light: {
      ...nightLight,
      key: { direction: nightLight.key.direction, color: [0.85, 0.92, 1.25] },
      sky: [0.26, 0.3, 0.5],
      ground: [0.16, 0.16, 0.28],
    },
    air: { shaft: '150,175,255', dust: '190,215,255', strength: 0.6 },
  },
  pastel: {
    skyTop: '#7fa6ee',
    skyLow: '#ffc9d8',
    cloud: '#fff0f6',
    sun: '#fff6e8',
    sunAt: [0.22, 0.3],
    sunSize: 0.08,
    haze: '#eebfe0',
    dim: 0.98,
    stars: 0.06,
    light: { ...daylight, sky: [0.56, 0.52, 0.64] },
    air: { shaft: '255,232,240', dust: '255,255,255', strength: 0.9 },
  },
};
