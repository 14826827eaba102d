/** All that a person reads on the page of a link that leads nowhere. */
export const words = {
  title: 'This video is not here',
  explanation: 'The link has ended, or was never one. Ask whoever sent it for a new one.',
  home: 'Make a video of your own',
};
