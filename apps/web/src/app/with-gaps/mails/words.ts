/** All that a person reads on the pages that the links of a mail lead to. */
export const words = {
  ask: {
    title: 'Stop these mails?',
    text: 'You would hear no more by mail of your videos, series and credits. Receipts, and whatever concerns your plan or your account, still come.',
    button: 'Stop these mails',
  },
  off: {
    title: 'You get no more of these mails',
    text: 'Mails about your videos, series and credits are switched off. You can change that in Settings at any time.',
    button: 'Switch them on again',
  },
  on: {
    title: 'You get these mails again',
    text: 'You hear by mail when your videos are ready, and when your credits run out.',
    button: 'Stop these mails',
  },
  unknown: {
    title: 'This link leads nowhere',
    text: 'It is incomplete, or its account is gone. What you hear of is chosen in Settings.',
  },
  settings: 'Open Settings',
};
