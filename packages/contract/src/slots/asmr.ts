import { slot } from './slot.ts';

export const asmrSlots = {
  'whisper-girl-asmr': [
    slot('says', 'What she whispers first', 'Hi. You made it through the day.', [
      'Hello, you. Shoes off, shoulders down.',
      'You did enough today. Really.',
      'Psst. Nobody needs anything from you now.',
      'Close your eyes. I will keep watch.',
    ]),
    slot('answers', 'What she breathes', 'Now let it go.', [
      'Breathe out, slowly.',
      'It can wait until tomorrow.',
      'Good night, little worries.',
      'You are safe and warm.',
    ]),
    slot('wears', 'What she wears', 'short natural nails', [
      'round reading glasses',
      'a flower in her hair',
      'a woolen scarf',
      'big headphones',
    ]),
    slot('light', 'Light', 'Amber lamp at one side', [
      'Golden sunset at one side',
      'Neon sign at one side',
      'Soft pastel lamp at one side',
      'Bright morning sunshine at one side',
    ]),
    slot('air', 'In the air', 'a rain-speckled window out of focus', [
      'fireflies in the air',
      'soap bubbles in the air',
      'falling rose petals in the air',
      'floating feathers in the air',
    ]),
  ],
  'honeycomb-crunch-asmr': [
    slot('color', 'Color of the toffee', 'brittle and golden', [
      'brittle and hot pink',
      'brittle and sky blue',
      'brittle and mint green',
      'brittle and violet',
    ]),
    slot('light', 'Light', 'Low sun-like lamp from behind', [
      'Moonlight at night from behind',
      'Neon light from behind',
      'A pink sunset from behind',
      'Soft pastel daylight from behind',
    ]),
    slot('air', 'In the air', 'crumbs scattered like gold dust', [
      'glitter drifting in the air',
      'soap bubbles drifting in the air',
      'rose petals drifting in the air',
      'golden stars drifting in the air',
    ]),
  ],
};
