import { slot } from './slot.ts';

export const babySlots = {
  'asian-baby-girl': [
    slot('says', 'What she babbles', 'Hi-hi!', [
      'Boo!',
      'Frog! Frog!',
      'Mama, look!',
      'Again, again!',
    ]),
    slot('color', 'Color of the raincoat', 'frog-green', [
      'sunny yellow',
      'hot pink',
      'sky blue',
      'bright red',
      'violet',
    ]),
    slot('air', 'In the air', 'pink cherry petals floating', [
      'soap bubbles floating',
      'butterflies floating',
      'autumn leaves floating',
      'glittering stardust floating',
    ]),
    slot('light', 'Light', 'Bright overcast turning to sun', [
      'A golden sunset',
      'Moonlight and a starry night',
      'Soft pastel light',
      'Neon light from the shops',
    ]),
  ],
  'pinky-baby-girl': [
    slot('says', 'What she says first', 'No.', [
      'Nope. Next.',
      'Wrong. Pink, please.',
      'Who brought blue?',
      'Excuse me?',
    ]),
    slot('answers', 'What she sighs', 'Piiink!', [
      'Finally!',
      'Now that is a cup!',
      'My favorite!',
      'You may stay.',
    ]),
    slot('wears', 'What she wears', 'two pink bobbles', [
      'a golden crown',
      'a big pink bow',
      'a flower in her hair',
      'dark sunglasses',
      'a party hat',
    ]),
    slot('light', 'Light', 'Shadowless, creamy window light', [
      'Golden sunset window light',
      'Moonlit night window light',
      'Neon disco light',
      'Cozy candlelight',
    ]),
    slot('air', 'In the air', 'tiny sparkles from shoes and sequins', [
      'confetti from above',
      'soap bubbles from the tea pot',
      'rose petals from above',
      'little hearts in the air',
      'party balloons in the air',
    ]),
  ],
  'baby-boy-halo': [
    slot('says', 'What he says', 'Share?', [
      'It was already like this.',
      'I was only looking.',
      'Half for you, half for me?',
      'What cookie?',
    ]),
    slot('wears', 'What he wears', 'two small felt wings on the back', [
      'a chef hat on his head',
      'dark sunglasses on his nose',
      'a striped party hat on his head',
      'a golden crown on his head',
    ]),
    slot('light', 'Light', 'Morning kitchen light', [
      'Golden sunset kitchen light',
      'Moonlit midnight kitchen light',
      'Neon disco kitchen light',
      'Cozy candlelit kitchen light',
    ]),
    slot('air', 'In the air', 'brighter than before', [
      'in a shower of glitter',
      'among a hundred little hearts',
      'in a puff of feathers',
      'with confetti for everyone',
      'with golden stars around it',
    ]),
  ],
  'newborn-sent-me-back': [
    slot('says', 'What he asks', "Excuse me. Who's in charge?", [
      'I would like to see the manager.',
      'This is not the planet I booked.',
      'Nine months, and this is the room?',
      'Who turned on all the lights?',
    ]),
    slot('answers', 'What he demands', "I'd like to be sent back.", [
      'I will be writing a review.',
      'Bring me my lawyer and a nap.',
      'Where is the room service?',
      'I demand an upgrade.',
    ]),
    slot('wears', 'What he wears', 'a hospital bracelet like a wristwatch', [
      'dark sunglasses on his nose',
      'reading glasses on his nose',
      'a black top hat on his head',
      'a false mustache under his nose',
    ]),
    slot('light', 'Light', 'Soft window daylight', [
      'Golden sunset light',
      'Moonlit night light',
      'Spooky, gloomy light',
      'Neon city light',
    ]),
  ],
  'baby-construction-site': [
    slot('says', 'What he declares', 'Wonky. Very wonky.', [
      'Who built this? Grandma?',
      'This wall needs a nap.',
      'My blocks at home are straighter.',
      'Budget: two cookies. Not one more.',
    ]),
    slot('answers', 'What he announces', 'Good. Now nap!', [
      'Good. Now snacks!',
      'Break! Two hours!',
      'Everybody gets a sticker!',
      'Meeting over. Cuddles!',
    ]),
    slot('wears', 'What he wears', 'a milk mustache', [
      'dark sunglasses',
      'big headphones',
      'a woolen scarf',
      'reading glasses',
    ]),
    slot('light', 'Light', 'Clear mid-morning sun', [
      'A golden sunset',
      'Moonlight and a starry night',
      'Neon light',
      'Gloomy, overcast light',
    ]),
  ],
};
