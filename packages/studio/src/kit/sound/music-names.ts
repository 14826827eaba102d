/** The styles of music that a film may have; `music-styles.ts` plays them. */
export const musicNames = [
  ...['playful', 'dreamy', 'cozy', 'epic', 'tropical', 'spooky', 'disco', 'opera', 'lofi'],
  'tender',
] as const;
export type MusicName = (typeof musicNames)[number];
