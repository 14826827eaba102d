import { bead, glint } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';
import type { BladeLook } from '../../kit/knife/blade-look.ts';

/** CSS colors of a wood by night, and the hue of its fireflies in degrees. */
export type GroveLook = { high: string; low: string; trunk: string; moss: string; hue: number };

export const groveLooks: readonly GroveLook[] = [
  { high: '#070b2a', low: '#1a4a8a', trunk: '#050a22', moss: '#0e3a44', hue: 185 },
  { high: '#12062e', low: '#5a2a9c', trunk: '#0a0420', moss: '#1c2a5c', hue: 285 },
  { high: '#03131c', low: '#0c6a72', trunk: '#021016', moss: '#0a4a3c', hue: 160 },
];

/** Nectar that splashes when the skin gives way. */
export const drops: BurstLook = {
  paint: bead('70,235,255'),
  count: 60,
  size: 0.06,
  speed: 2.2,
  gravity: 4.4,
  drag: 0.3,
  spin: 0,
  life: 1.5,
  glow: true,
};

/** Sparks that float up from the open berry. */
export const spores: BurstLook = {
  paint: glint('120,240,255'),
  count: 70,
  size: 0.09,
  speed: 1.5,
  gravity: -0.6,
  drag: 1.2,
  spin: 1,
  life: 3,
  glow: true,
};

export const obsidian: BladeLook = {
  dark: '#0a0d20',
  mid: '#1b2550',
  light: '#4a63b8',
  edge: '#9ff6ff',
  handle: ['#3a2f5c', '#120c26'],
  ring: '#59e6ff',
};
