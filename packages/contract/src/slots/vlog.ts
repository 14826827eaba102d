import { slot } from './slot.ts';

export const vlogSlots = {
  'bigfoot-vlog': [
    slot('says', 'How he begins', 'Day nine thousand, still not famous!', [
      'Hey guys, big foot, big news!',
      'What is up, forest fam?',
      'Ten ways to look like a tree!',
      'Unboxing a pine cone today!',
    ]),
    slot('answers', 'What he whispers', 'Works every time', [
      'Nobody ever looks up',
      'Like and subscribe, quietly',
      'Hide and seek champion, again',
      'They never suspect the fern',
    ]),
    slot('color', 'Color of his fur', 'auburn', [
      'snow white',
      'hot pink',
      'sky blue',
      'golden',
      'violet',
    ]),
    slot('place', 'Where', 'mossy old-growth forest', [
      'tropical beach, not an old-growth one',
      'busy city street',
      'desert',
      'snowy winter wonderland',
    ]),
    slot('wears', 'What he wears', 'a burr stuck in it', [
      'a flower in his hair',
      'dark sunglasses on his nose',
      'a black top hat on his head',
      'big headphones on his ears',
    ]),
  ],
  'yeti-cooking-vlog': [
    slot('says', 'How he begins', 'Hello, snowflakes! Today: spicy stew!', [
      'Welcome back to Cooking on Ice!',
      'Today: grandma’s avalanche soup!',
      'Hello, ice cubes! Who is hungry?',
      'One pot, no recipe, no fear!',
    ]),
    slot('answers', 'What he croaks', 'Perfect for beginners.', [
      'Needs a pinch more salt.',
      'Eleven out of ten.',
      'My tongue has left the cave.',
      'Do not try this at home.',
    ]),
    slot('color', 'Color of his fur', 'snow-white', [
      'sky blue',
      'hot pink',
      'golden',
      'mint green',
      'violet',
    ]),
    slot('wears', 'What he wears', 'frost on his eyebrows', [
      'a chef hat on his head',
      'dark sunglasses on his nose',
      'a woolen scarf below his chin',
      'a golden crown on his head',
    ]),
    slot('light', 'Light', 'Blue daylight glowing through ice walls', [
      'A pink sunset glowing through ice walls',
      'Northern lights at night, glowing through ice walls',
      'Neon lights glowing through ice walls',
      'Cozy candlelight glowing on ice walls',
    ]),
  ],
};
