import { glint } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';

/** CSS colors of a sky from the zenith to the horizon, and of the sea of clouds below. */
export type SkyLook = {
  sky: readonly [string, string, string, string];
  sun: string;
  cloud: readonly [crest: string, middle: string, hollow: string];
};

export const skyLooks: readonly SkyLook[] = [
  {
    sky: ['#4a39b4', '#b45cc4', '#ff8f96', '#ffd48a'],
    sun: '255,206,140',
    cloud: ['#ffe6cc', '#f0a8c4', '#a470cc'],
  },
  {
    sky: ['#0a78b4', '#35b8d4', '#9feadc', '#fff0b0'],
    sun: '255,244,190',
    cloud: ['#ffffff', '#c4f0ec', '#79c2da'],
  },
  {
    sky: ['#1d55cc', '#4fa0f4', '#a9d8f4', '#ffd98a'],
    sun: '255,222,140',
    cloud: ['#fff0cf', '#ffc9a8', '#9aa2ea'],
  },
];

/** Glitter around a waking sun. */
export const stormSparks: BurstLook = {
  paint: glint('255,240,200'),
  count: 20,
  size: 0.12,
  speed: 1.3,
  gravity: -0.2,
  drag: 1.2,
  spin: 1,
  life: 2.6,
  glow: true,
};
