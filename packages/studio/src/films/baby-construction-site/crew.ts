import type { BabyFace } from '../_babies/face.ts';

/** A big bearded man; colors as #rrggbb. */
export type Builder = { name: string; skin: string; beard: string; shirt: string };
/** The crew. */
export const builders: readonly Builder[] = [
  { name: 'red', skin: '#f0a982', beard: '#93401c', shirt: '#3f7fc0' },
  { name: 'dark', skin: '#a86e4a', beard: '#2a1c18', shirt: '#d8a02a' },
  { name: 'gray', skin: '#d98f68', beard: '#d4d4da', shirt: '#4a9a62' },
];

/** The face that goes on a builder's head. */
export function builderFace(it: Builder): BabyFace {
  return {
    eye: { iris: '#4a3424', irisLight: '#a8805a', line: '#2a1810' },
    brow: it.beard,
    lips: '#7a2a24',
    nose: it.name === 'dark' ? '#9a5c3e' : '#ea8a68',
    blush: '255,96,70',
  };
}
