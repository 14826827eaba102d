import type { Slot } from './slot.ts';

export const fruitSlots = {
  'coconut-face-slicing': [
    {
      id: 'says',
      label: 'What he says',
      default: 'Go on. Tickle me!',
      suggestions: [
        'You and whose hammer?',
        'I have never been opened before noon!',
        'Do your worst, butter knife!',
        'My lawyer is a pineapple.',
      ],
      maxLength: 60,
    },
  ],
} as const satisfies Record<string, readonly Slot[]>;
