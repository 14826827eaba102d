/** All that a person reads where they report a video; `__GAPS__` are filled by the server. */
export const words = {
  title: 'Report this video',
  back: 'Back to the video',
  intro:
    'Say what is wrong with it. A person reads every report and decides; no machine does. Whoever made the video is not told who reported it.',
  toField: 'Go to it',
  kind: 'What is it about?',
  kinds: {
    illegal: {
      name: 'It is illegal',
      hint: 'It breaks a law: for example, it stirs up hatred, threatens or defames somebody, or shows what nobody may show.',
    },
    copyright: {
      name: 'It copies my work',
      hint: 'It takes from a work that is mine, or that I act for.',
    },
    other: {
      name: 'Something else',
      hint: 'It breaks our terms, or harms somebody in another way.',
    },
  },
  text: 'What is wrong?',
  textHint:
    'What is seen or heard, at which second, and why that is wrong. If you know the law that it breaks, name it, and the country.',
  work: 'Which work is it?',
  workHint: 'What it is called and whose it is; an address where it can be seen helps.',
  rightsHolder: 'I hold the rights in this work, or I may act for whoever does.',
  you: 'Who are you?',
  youHint:
    'So that you hear what was decided. A report about copyright needs both. Otherwise you may leave them out; whoever reports the sexual abuse of a child never has to say who they are.',
  name: 'Name',
  email: 'E-mail address',
  goodFaith: 'I believe that all of this is right and complete.',
  send: 'Send Report',
  kept: 'What we keep of a report, and for how long, says the',
  privacy: 'Privacy Policy',
  received: {
    title: 'Your report has arrived',
    number: 'Its number is',
    next: 'A person looks at the video, and keeps it or takes it down. No machine decides.',
    told: 'You hear at __EMAIL__ what was decided and why, and what you can do if you see it otherwise.',
    untold: 'You left no address, so we cannot tell you what was decided.',
  },
};
