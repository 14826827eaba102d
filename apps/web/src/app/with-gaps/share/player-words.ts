/** All that a person reads on the player that stands in other pages. */
export const words = {
  title: '__TITLE__',
  label: '__LABEL__',
  soundOn: 'Sound on',
  gone: 'This video is not here',
};
