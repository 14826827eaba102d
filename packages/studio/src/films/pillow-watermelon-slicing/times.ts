/** When things happen, in seconds. */
export const at = {
  pats: [0.75, 1.4],
  stitches: [2.55, 2.8, 3.05],
  rip: 3.25,
  torn: 4.15,
  pomf: 4.35,
  back: 6.25,
  sew: 6.7,
  sewn: 7.35,
} as const;
