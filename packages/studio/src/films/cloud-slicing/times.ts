/** When things happen, in seconds. */
export const at = {
  flicker: [0.5, 0.72, 1.7],
  sink: 1.75,
  through: 3.35,
  part: 3.45,
  wake: 4.45,
  sleep: 6.35,
  close: 6.45,
  closed: 7.55,
};
