import { slot } from './slot.ts';

export const petSlots = {
  'cat-opera': [
    slot('says', 'What he sings', 'Meee-ow...', [
      'O bowl, thou art so empty!',
      'Figaro! Fish-garo!',
      'My heart, my soul, my tuna!',
      'Nobody feeds the tenor!',
    ]),
    slot('color', 'Color of his fur', 'ginger', [
      'snow white',
      'jet black',
      'silver',
      'sky blue',
      'hot pink',
    ]),
    slot('place', 'Where', 'painted moonlit columns behind', [
      'a painted palm beach behind',
      'a painted snowy mountain behind',
      'a painted castle behind',
      'a painted galaxy in outer space behind',
    ]),
    slot('air', 'In the air', 'the crystal chandelier tinkles', [
      'rose petals rain down',
      'confetti rains down',
      'music notes fill the air',
      'feathers fill the air',
    ]),
    slot('light', 'Light', 'A hard white follow spot', [
      'A neon disco light',
      'A golden sunset light',
      'A cozy candlelight',
      'A pale pastel light',
    ]),
  ],
  'pet-podcast': [
    slot('says', 'What the dog asks', 'Big question today. Who ate the couch?', [
      'Welcome back to Fetch and Tell!',
      'Today: are squirrels listening to us?',
      'Our guest tonight: the vacuum cleaner!',
      'Hot topic: is the ball really gone?',
    ]),
    slot('answers', 'What the cat says', 'You did, Kevin.', [
      'You are the reason I drink water.',
      'I have no further questions.',
      'We have talked about this.',
      'I knew it was you.',
    ]),
    slot('color', 'Color of the dog', 'golden retriever', [
      'snow white retriever',
      'chocolate brown retriever',
      'sky blue retriever',
      'hot pink retriever',
    ]),
    slot('place', 'Where', 'acoustic foam', [
      'a palm beach behind them',
      'a snowy mountain behind them',
      'a castle library behind them',
      'outer space behind them',
    ]),
    slot('light', 'Light', 'Warm key from a softbox', [
      'Pink sunset key from a window',
      'Neon key from a sign',
      'Cozy candlelight',
      'Moonlight at night',
    ]),
  ],
};
