import { castPrompts } from './casts.fixture.ts';

/** What a story must be like for any chance; only what is given is compared. */
export type Expected = Partial<
  Record<
    | 'lead'
    | 'object'
    | 'roles'
    | 'colors'
    | 'wears'
    | 'action'
    | 'place'
    | 'mood'
    | 'weather'
    | 'floats'
    | 'camera'
    | 'music'
    | 'tempo'
    | 'title',
    string | number | undefined
  >
>;

const blue = '#2f7fe8';
const red = '#e8313f';
const pink = '#ff5fa8';
const black = '#2a2732';
const white = '#f6f4f2';
const gold = '#f2b632';
const orange = '#ff8a1f';

/** Prompts as people write them. */
export const prompts: readonly (readonly [string, Expected])[] = [
  // Plain sentences
  [
    'A cat sings on a hill at sunset',
    { roles: 'cat', action: 'sing', place: 'hills', mood: 'sunset' },
  ],
  ['A puppy waves hello at the beach', { roles: 'dog', action: 'wave', place: 'beach' }],
  [
    'Two foxes dance in the forest at night',
    { roles: 'fox+fox', action: 'dance', place: 'forest', mood: 'night' },
  ],
  [
    'A robot cooks pancakes in the kitchen',
    { lead: 'robot', roles: 'robot', action: 'cook', place: 'kitchen' },
  ],
  [
    'a penguin runs through a snowstorm',
    { roles: 'penguin', action: 'run', place: 'snow', weather: 'snow' },
  ],
  ['An owl sleeps in a castle', { roles: 'owl', action: 'sleep', place: 'castle' }],
  [
    'The dragon laughs on top of a mountain',
    { roles: 'dragon', action: 'laugh', place: 'mountain' },
  ],
  ['a bee flying over a garden', { roles: 'bee', action: 'fly', place: 'garden' }],
  ['a whale swimming in the ocean', { roles: 'whale', action: 'swim', place: 'beach' }],
  ['an octopus juggles underwater', { roles: 'octopus', action: 'spin', place: 'underwater' }],
  ['A little girl jumps on her bed', { roles: 'girl', action: 'jump', place: 'bedroom' }],
  [
    'grandma talks in a cozy cafe',
    { roles: 'grandma', action: 'talk', place: 'cafe', mood: 'candle' },
  ],
  ['A baby cries in the nursery', { roles: 'baby', action: 'cry', place: 'bedroom' }],
  [
    'an astronaut drives a car on the moon',
    { roles: 'astronaut', action: 'drive', place: 'space' },
  ],
  ['A cactus grows in the desert', { roles: 'cactus', action: 'grow', place: 'desert' }],
  ['Ice cream melts in the sun', { roles: 'icecream', action: 'melt', mood: 'day' }],
  ['A teapot pours tea', { roles: 'teapot', action: 'pour' }],
  ['A pumpkin explodes on Halloween night', { roles: 'pumpkin', action: 'explode', mood: 'night' }],
  ['the king eats breakfast in his palace', { roles: 'king', action: 'eat', place: 'castle' }],
  ['a tiny snail races down the street', { roles: 'snail', action: 'run', place: 'street' }],
  // Word forms
  ['kittens', { lead: 'cat' }],
  ['dancing', { action: 'dance' }],
  ['She was baking cookies', { object: 'cookie', action: 'cook' }],
  ['a bunny hopped over the fields', { roles: 'bunny', action: 'jump', place: 'hills' }],
  ['cherries', { lead: 'cherry' }],
  ['potatoes on a stage', { lead: 'potato', place: 'stage' }],
  ['wolves in winter', { lead: 'dog', colors: '#9aa2b2', weather: 'snow', place: 'snow' }],
  ['the mice are singing', { lead: 'mouse', action: 'sing' }],
  ['buses driving', { lead: 'bus', action: 'drive' }],
  ['snowmen', { lead: 'snowman' }],
  ['a chopped onion', { lead: 'onion', action: 'slice' }],
  ['THE FAIRIES WERE TWIRLING', { lead: 'princess', action: 'dance' }],
  // Whole words only, and the longest
  ['a pineapple', { roles: 'pineapple' }],
  ['a starfish', { roles: 'fish', place: 'underwater' }],
  ['a cat beside a catapult', { roles: 'cat' }],
  ['a car with a scar', { roles: 'car' }],
  ['a bee in a beehive', { roles: 'bee' }],
  ['a hot air balloon above the clouds', { roles: 'balloon', action: 'fly', place: 'clouds' }],
  ['an ice cream truck', { roles: 'truck' }],
  ['a polar bear', { roles: 'bear', colors: white, place: 'snow' }],
  ['a rubber duck', { roles: 'duck' }],
  ['a fire truck drives downtown', { roles: 'truck', action: 'drive', place: 'city' }],
  ['a flying fish', { roles: 'fish', action: 'fly' }],
  ['a rock star', { roles: 'man', wears: 'sunglasses' }],
  ['a shooting star', { roles: 'star' }],
  ['a pirate ship', { roles: 'boat', place: 'beach', colors: '#8a5230', wears: 'eye patch' }],
  ['a lonely lighthouse', { roles: 'lamp', place: 'beach' }],
  ['a robot chef slices a carrot', { roles: 'carrot+robot', wears: '+chef hat' }],
  ['a sunflower', { roles: 'flower', colors: '#ffd21f' }],
  ['a gingerbread man', { roles: 'cookie' }],
  ['a cherry tomato', { roles: 'tomato' }],
  ['a sea lion', { roles: 'dog' }],
  ['a honeybee', { roles: 'bee' }],
  ['a sweet potato', { roles: 'potato' }],
  ['a dragon fruit', { roles: 'dragonfruit' }],
  ['jack-o-lantern', { roles: 'pumpkin' }],
  ['a t-rex', { roles: 'dinosaur' }],
  ['a race car on a race track', { roles: 'car', action: 'drive', place: 'street' }],
  ['rolling hills', { place: 'hills' }],
  ['a firefly', { lead: 'bee', floats: 'fireflies', mood: 'night' }],
  ['a cat among fireflies', { roles: 'cat', floats: 'fireflies', mood: 'night' }],
  ['cooking an egg', { object: 'egg', action: 'cook', place: 'kitchen' }],
  ['a couch potato', { roles: 'potato' }],
  // Colors
  ['an orange cat', { roles: 'cat', colors: orange }],
  ['an orange sings', { roles: 'orange', action: 'sing', colors: '' }],
  ['an orange and a cat', { roles: 'orange+cat' }],
  ['an orange and white kitten', { roles: 'cat', colors: `${orange},${white}` }],
  ['a slice of orange', { lead: 'orange' }],
  ['a dog in orange light', { roles: 'dog', colors: '' }],
  ['a purple and orange elephant', { roles: 'elephant', colors: `#8a4fe0,${orange}` }],
  ['an orange and blue bird', { roles: 'bird', colors: `${orange},${blue}` }],
  ['an orange and a blue bird', { roles: 'orange+bird', colors: '' }],
  ['a blue elephant', { roles: 'elephant', colors: blue }],
  ['a pink fluffy unicorn', { roles: 'unicorn', colors: pink }],
  ['the frog is red', { roles: 'frog', colors: red }],
  ['a black cat', { roles: 'cat', colors: black }],
  ['a golden dragon', { roles: 'dragon', colors: gold }],
  ['a golden retriever', { roles: 'dog', colors: gold }],
  ['a white wolf', { roles: 'dog', colors: white }],
  ['a flamingo', { roles: 'duck', colors: pink }],
  ['a red panda', { roles: 'panda', colors: '#c2562c' }],
  ['a dog with a red scarf', { roles: 'dog', colors: '', wears: 'scarf' }],
  ['a chocolate bunny', { roles: 'bunny', colors: '#8a5230' }],
  ['a chocolate cake', { roles: 'cake', colors: '#8a5230' }],
  ['a robot dog', { roles: 'dog', colors: '#a8b6c8' }],
  ['a glass strawberry', { roles: 'strawberry' }],
  // Wear
  ['a cat in sunglasses', { roles: 'cat', wears: 'sunglasses' }],
  [
    'a blue cat in sunglasses and a red panda',
    { roles: 'cat+panda', colors: blue, wears: 'sunglasses+' },
  ],
  [
    'a frog wearing a crown and a dog with headphones',
    { roles: 'frog+dog', wears: 'crown+headphones' },
  ],
  ['a pirate cat', { roles: 'cat', wears: 'eye patch' }],
  ['a cat pirate', { roles: 'cat', wears: 'eye patch' }],
  ['a dog dressed as a pirate', { roles: 'dog', wears: 'eye patch' }],
  ['an astronaut hamster', { roles: 'mouse', wears: 'space helmet', place: 'space' }],
  ['a potato with a mustache and a top hat', { roles: 'potato', wears: 'mustache,top hat' }],
  ['a lemon with a halo', { roles: 'lemon', wears: 'halo' }],
  ['a bear chef', { roles: 'bear', wears: 'chef hat' }],
  ['santa dog', { roles: 'dog', wears: 'santa hat' }],
  ['baby elephant', { roles: 'elephant' }],
  ...castPrompts,
  // Defaults that follow
  ['a shark', { place: 'underwater', action: 'swim' }],
  ['a rocket', { place: 'space', action: 'fly' }],
  ['bigfoot', { place: 'forest' }],
  ['opera', { place: 'stage', music: 'opera', action: 'sing' }],
  ['a yeti', { place: 'snow' }],
  ['a train', { action: 'drive' }],
  ['a lullaby for a koala', { action: 'sleep', place: 'bedroom', music: 'tender' }],
  ['a ninja in tokyo', { place: 'city' }],
  ['a camel', { lead: 'horse', place: 'desert' }],
  ['mermaid', { lead: 'girl', place: 'underwater' }],
  ['a volcano', { action: 'explode' }],
  // Weather, mood, camera, music, pace
  ['singing in the rain', { action: 'sing', weather: 'rain' }],
  ['a dog at the beach, no rain', { roles: 'dog', place: 'beach', weather: 'clear' }],
  ['a cat without sunglasses', { roles: 'cat', wears: '' }],
  ['a thunderstorm over the sea', { weather: 'storm', place: 'beach', mood: 'gloomy' }],
  ['a misty forest', { weather: 'fog', place: 'forest' }],
  ['a neon city', { mood: 'neon', place: 'city' }],
  ['a pastel bedroom', { mood: 'pastel', place: 'bedroom' }],
  ['a candlelit dinner for a mouse', { mood: 'candle', lead: 'mouse' }],
  ['a spooky ghost', { lead: 'ghost', mood: 'gloomy', music: 'spooky', place: 'castle' }],
  ['a fox, slow motion, low angle', { tempo: 0.72, camera: 'low' }],
  ['super fast snail, handheld', { lead: 'snail', tempo: 1.3, camera: 'handheld' }],
  ['zoom in on a sleepy koala', { camera: 'push', roles: 'koala', action: 'sleep' }],
  ['overhead shot of sushi', { camera: 'above', lead: 'sushi' }],
  ['a pig dancing to disco', { music: 'disco', action: 'dance', roles: 'pig' }],
  ['a rabbit with lofi beats', { music: 'lofi', roles: 'bunny' }],
  ['a bird in love', { floats: 'hearts', roles: 'bird' }],
  ['a deer among falling leaves', { floats: 'leaves', lead: 'horse' }],
  ['a panda and cherry blossoms', { roles: 'panda', floats: 'petals' }],
  // Emoji, accents, other ways to write
  ['🐱🍓🔥', { roles: 'cat+strawberry', mood: 'candle' }],
  ['🐶🏖️🌅', { lead: 'dog', place: 'beach', mood: 'sunset' }],
  ['👩🏽‍🚀🚀', { lead: 'astronaut', place: 'space' }],
  ['🍋 😎', { roles: 'lemon', wears: 'sunglasses' }],
  ['a Café au lait', { place: 'cafe' }],
  ['ICE-CREAM!!!', { roles: 'icecream' }],
  ['the cat’s big song', { roles: 'cat', action: 'sing' }],
  ['A dog.\nA hill.\nSunset.', { lead: 'dog', place: 'hills', mood: 'sunset' }],
  [
    'Style: a film about love. Subject: A hairy brown coconut. Setting: a beach bar. Action: he sings. Camera: overhead.',
    { lead: 'coconut', action: 'sing', place: 'beach', camera: 'above' },
  ],
  // Titles
  ['a cat that sings on a hill, with notes', { title: 'Cat That Sings on a Hill' }],
  ['the secret life of pickles', { title: 'Secret Life of Pickles' }],
  ['🐙', { title: 'Little Octopus' }],
];
