import type { Hand } from './fonts.ts';
import type { Ink } from './lettering.ts';
import type { Manner } from './manners.ts';

/** How a manner sets its letters. Paddings are in sizes of the letters. */
type Style = {
  hand: Hand;
  ink: Ink;
  /** Its letters, beside those of a bubble; scripts that its hand has not are as large as there. */
  size: number;
  pad: { x: number; y: number };
  /** How far points reach out of the paper. */
  points?: number;
};

const comic = 'shantell-sans';

export const styles: Record<Manner, Style> = {
  bubble: {
    hand: { font: comic, weight: 680 },
    ink: { color: '#1c1420' },
    size: 1,
    pad: { x: 0.85, y: 0.52 },
  },
  burst: {
    hand: { font: comic, weight: 800 },
    ink: { color: '#1c1420' },
    size: 1.06,
    pad: { x: 1.2, y: 0.95 },
    points: 0.36,
  },
  hush: {
    hand: { font: comic, weight: 480, italic: true },
    ink: { color: '#4a415c' },
    size: 0.92,
    pad: { x: 0.85, y: 0.52 },
  },
  whisper: {
    hand: { font: 'caveat', weight: 700 },
    ink: { color: '#fff6e6', shade: '#2a0e2cd9' },
    size: 1.5,
    pad: { x: 0.2, y: 0.1 },
  },
  surtitle: {
    hand: { font: 'playfair-display', weight: 600, italic: true },
    ink: { color: '#ffe9b8' },
    size: 0.94,
    pad: { x: 1.1, y: 0.46 },
  },
  caption: {
    hand: { font: 'noto-sans', weight: 800 },
    ink: { color: '#15161c' },
    size: 1.06,
    pad: { x: 0.5, y: 0.3 },
  },
};
