/** When things happen, in seconds. */
export const at = {
  brush: 0.35,
  first: 2.0,
  second: 2.85,
  pomf: 3.75,
  land: 4.6,
  seed: 5.1,
  back: 6.45,
  home: 7.25,
};
