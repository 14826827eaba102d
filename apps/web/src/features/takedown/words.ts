import type { Takedown } from '@shortcake/contract/report';

type Kind = Takedown['kind'];

/** All that a person reads where they learn why a video of theirs was taken down, and object. */
export const words = {
  heading: 'Taken down',
  done: 'What was done',
  doneText: (day: string) =>
    `On ${day} we took the video down. Nobody can see it any more: not at its link, not in pages with its player, and not in your account. Its credit stays spent.`,
  reported: 'The report',
  reportedText: {
    illegal: 'Somebody reported that the video is illegal.',
    copyright: 'Somebody reported that the video copies a work of theirs.',
    other: 'Somebody reported that the video breaks our terms, or harms somebody.',
  } satisfies Record<Kind, string>,
  decidedText:
    'A person looked at the report and at the video, and decided. No machine took part in that.',
  ground: 'The ground',
  groundText: {
    illegal: 'The law, and our terms, which allow nothing that is illegal.',
    copyright: 'The copyright of somebody else, and our terms, which respect it.',
    other: 'Our terms.',
  } satisfies Record<Kind, string>,
  terms: 'Read the terms',
  reason: 'Why',
  kept: 'What is kept',
  keptText: (day: string) => `The video is kept until ${day}, and then deleted for good.`,
  deletedText: (day: string) => `The video was deleted for good on ${day}.`,
  objection: {
    heading: 'If you see it otherwise',
    before: (day: string) =>
      `You can object once, until ${day}. A person looks at it again, and you hear here and by mail what they decide.`,
    label: 'Why should it be put back?',
    missing: 'Please say why.',
    tooLong: (most: string) => `Please shorten it to ${most} characters.`,
    count: (typed: string, most: string) => `${typed} of ${most} characters`,
    send: 'Send Objection',
    sending: 'Sending...',
    failed: 'Error',
    waiting: (day: string) =>
      `You objected on ${day}. A person looks at it again; you hear here and by mail what they decide.`,
    staysDown: (day: string) =>
      `Your objection was looked at again on ${day}: the video stays down.`,
    yours: 'What you wrote',
    over: (day: string) => `You could object until ${day}.`,
    courts:
      'Whatever is decided here, you can also go to a certified body that settles such disputes out of court, or to a court.',
  },
  back: {
    heading: 'Put back',
    text: 'This video is there again. It can be watched, and its link works as before.',
  },
};
