/**
 * All that an owner reads of a takedown outside of its dialog, whose words come with its script:
 * `features/takedown/words.ts`.
 */
export const takedownWords = {
  badge: 'Taken down',
  seeWhy: 'See Why',
  /** What a card says below the badge. */
  card: {
    'may object': (day: string) => `Nobody can see it. You can object until ${day}.`,
    waiting: () => 'Nobody can see it. Your objection is being looked at.',
    'stays down': () => 'Nobody can see it. Your objection was looked at, and it stays down.',
    over: () => 'Nobody can see it.',
  },
  /** What becomes of it when it is deleted. */
  deletion: {
    gone: 'will be gone for good',
    /** While its files are kept. */
    goneFromAccount: 'will be gone from your account',
    noObjection: ', and you can no longer object to its being taken down',
    objectionEnds: ', and nobody looks at your objection any more',
    kept: (day: string) => `Its files are kept as evidence until ${day}.`,
  },
  /** The same where it is one of several. */
  deletionOfSeveral: {
    takenDown: (count: string) => (count === '1' ? '1 was taken down' : `${count} were taken down`),
    noObjection: 'you can no longer object to that',
    objectionEnds: 'nobody looks at an objection to that any more',
    kept: (count: string, day: string) =>
      `${count === '1' ? 'its' : 'their'} files are kept as evidence until ${day}`,
  },
};
