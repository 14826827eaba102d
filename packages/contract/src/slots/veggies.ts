import { slot } from './slot.ts';

export const veggieSlots = {
  'onion-face-slicing': [
    slot('says', 'What he declaims', 'To peel... or not to peel!', [
      'Friends, Romans, cooking pots!',
      'Is this a knife I see before me?',
      'All the kitchen is a stage!',
      'My kingdom for a handkerchief!',
    ]),
    slot('answers', 'What he sobs', "I'm so moving!", [
      'Not a dry eye in the house!',
      'And now, the encore!',
      'Who is chopping feelings here?',
      'I can even make garlic cry!',
    ]),
    slot('color', 'Color', 'copper-skinned', [
      'violet-skinned',
      'turquoise-skinned',
      'golden-skinned',
      'green-skinned',
    ]),
    slot('place', 'Where', 'a red tea towel hanging behind as the curtain', [
      'a spiral galaxy in outer space behind him',
      'a castle with a throne behind him',
      'a palm beach behind him',
      'a snowy mountain behind him',
    ]),
    slot('light', 'Light', 'A single warm pendant lamp as a stage spot', [
      'A neon disco light as a stage spot',
      'Full moonlight as a stage spot',
      'The sunset as a stage spot',
      'Cozy candlelight as a stage spot',
    ]),
  ],
  'potato-face-slicing': [
    slot('says', 'What he mumbles', 'Did I... get a perm?', [
      'Is it couch time already?',
      'Who ironed me?',
      'I dreamed I was a chip.',
      'Five more episodes, then bed.',
    ]),
    slot('wears', 'What he wears', 'a smear of dry soil on one cheek', [
      'a santa hat on his head',
      'reading glasses on his nose',
      'big headphones on his ears',
      'a party hat on his head',
    ]),
    slot('color', 'Color', 'dusty brown', [
      'golden',
      'sky blue',
      'hot pink',
      'violet',
      'mint green',
    ]),
    slot('light', 'Light', 'Flickering bluish TV light', [
      'Warm sunset light',
      'Bright morning sunshine',
      'Flickering neon light',
      'Soft pastel light',
    ]),
  ],
  'broccoli-face-slicing': [
    slot('says', 'What he says', 'Just a little off the top, please.', [
      'Make me look like asparagus.',
      'Business in front, salad in back.',
      'Do not touch the sideburns.',
      'Same as always, but taller.',
    ]),
    slot('answers', 'What he giggles', 'Oh, I look dangerous.', [
      'Hello, handsome.',
      'My mother will faint.',
      'Call the cheese sauce.',
      'Ten years younger!',
    ]),
    slot('color', 'Color', 'green afro', [
      'violet afro',
      'hot pink afro',
      'turquoise afro',
      'golden afro',
    ]),
    slot('place', 'Where', 'a round hand mirror leaning behind', [
      'a busy city street behind',
      'a tropical jungle behind',
      'a castle ballroom behind',
      'a sandy beach behind',
    ]),
    slot('light', 'Light', 'A ring of small warm vanity bulbs', [
      'A row of neon tubes, electric and bright,',
      'A golden sunset through the window',
      'Moonlight and a single lamp at night',
      'Soft pastel morning light',
    ]),
  ],
  'pumpkin-face-slicing': [
    slot('says', 'What she whispers', "It's getting a bit dark, isn't it?", [
      'Did you hear that owl, too?',
      'I am not scared. You are scared.',
      'Is it bedtime already?',
      'Somebody left the moon off.',
    ]),
    slot('answers', 'What she gasps', "It's me! I'm the light!", [
      'I have a glow inside!',
      'Who needs the moon?',
      'Look, no more dark!',
      'I was brave all along!',
    ]),
    slot('color', 'Color', 'round ribbed', ['violet', 'turquoise', 'snow white', 'hot pink']),
    slot('place', 'Where', 'a garden', [
      'a sleeping snowy village',
      'an old castle',
      'an empty palm beach',
      'a big city skyline',
    ]),
    slot('air', 'In the air', 'fireflies gather', [
      'confetti falls',
      'butterflies gather',
      'little stars twinkle around her',
      'soap bubbles rise',
    ]),
  ],
  'cauliflower-face-slicing': [
    slot('says', 'What he thunders', 'Order! I will have order!', [
      'Who brought cheese to my court?',
      'The broccoli is lying!',
      'Silence in the vegetable drawer!',
      'I sentence you all to soup!',
    ]),
    slot('answers', 'What he titters', 'Ca-ca-case dismissed!', [
      'Not guilty! All of you!',
      'Court is... tee-hee... closed!',
      'Free fries for everyone!',
      'That tickles, your honor!',
    ]),
    slot('color', 'Color', 'bumpy ivory curds', [
      'bumpy violet curds',
      'bumpy golden curds',
      'bumpy green curds',
      'bumpy hot pink curds',
    ]),
    slot('wears', 'What he wears', 'half-moon glasses', [
      'dark sunglasses',
      'a golden crown',
      'a black top hat',
      'a party hat',
    ]),
    slot('light', 'Light', 'A stern overhead window shaft', [
      'A spooky, gloomy window shaft',
      'A golden sunset window shaft',
      'A neon disco shaft',
      'A cozy candlelight glow',
    ]),
  ],
  'tomato-face-slicing': [
    slot('says', 'What is said to her', "You're gorgeous.", [
      'Nice stem.',
      'Are you from the garden of Eden?',
      'You make my heart go splat.',
      'Sunshine looks good on you.',
    ]),
    slot('answers', 'What she gasps', "That's inside me?", [
      'I contain multitudes!',
      'I look like stained glass!',
      'Please do not stare.',
      'Is that my good side?',
    ]),
    slot('color', 'Color', 'orange-pink', ['golden yellow', 'lime green', 'violet', 'sky blue']),
    slot('place', 'Where', 'tiled roofs and a hillside beyond', [
      'a sandy beach and the sea beyond',
      'snowy mountains beyond',
      'a big city skyline beyond',
      'a tropical jungle beyond',
    ]),
    slot('light', 'Light', 'Honeyed morning sun through the window', [
      'A pink sunset through the window',
      'Moonlight at midnight through the window',
      'Neon city lights through the window',
      'Soft pastel light through the window',
    ]),
  ],
};
