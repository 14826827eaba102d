/** When things happen to the toffee, in seconds. */
export const at = {
  ticks: [0.3, 0.5, 0.7, 0.9],
  bend: 1.25,
  snap: 1.78,
  pour: 2.55,
  poured: 4.75,
  bite: 6.05,
  thread: 7.05,
};
