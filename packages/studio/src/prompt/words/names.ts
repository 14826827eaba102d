/** Whoever or whatever a prompt may be about. */
export const subjectNames = [
  // Fruit and vegetables
  ...['coconut', 'lemon', 'strawberry', 'dragonfruit', 'banana', 'apple', 'orange', 'pineapple'],
  ...['watermelon', 'pear', 'peach', 'cherry', 'grape', 'blueberry', 'kiwi', 'mango', 'avocado'],
  ...['onion', 'potato', 'broccoli', 'pumpkin', 'cauliflower', 'tomato', 'carrot', 'corn'],
  ...['mushroom', 'pepper', 'eggplant', 'cucumber', 'chili'],
  // Animals
  ...[
    'cat',
    'dog',
    'bunny',
    'fox',
    'bear',
    'panda',
    'koala',
    'lion',
    'tiger',
    'elephant',
    'monkey',
  ],
  ...['pig', 'cow', 'sheep', 'horse', 'unicorn', 'mouse', 'squirrel', 'hedgehog', 'raccoon'],
  ...['bird', 'chick', 'duck', 'penguin', 'owl', 'parrot', 'frog', 'turtle', 'fish', 'shark'],
  ...['whale', 'octopus', 'bee', 'butterfly', 'snail', 'dragon', 'dinosaur', 'giraffe', 'snake'],
  'crab',
  // People and their like
  ...['baby', 'girl', 'boy', 'woman', 'man', 'grandma', 'grandpa', 'chef', 'astronaut', 'princess'],
  ...['king', 'wizard', 'pirate', 'superhero', 'ninja', 'santa', 'bigfoot', 'yeti', 'alien'],
  ...['ghost', 'robot', 'snowman'],
  // Vehicles
  ...['car', 'bus', 'truck', 'train', 'plane', 'rocket', 'boat', 'submarine', 'ufo', 'balloon'],
  // Food
  ...[
    'cake',
    'cupcake',
    'donut',
    'pizza',
    'burger',
    'icecream',
    'cookie',
    'bread',
    'egg',
    'cheese',
  ],
  ...['sushi', 'popcorn', 'pancake', 'chocolate', 'coffee'],
  // Sky, earth and things
  ...['cloud', 'sun', 'moon', 'star', 'raindrop', 'planet', 'volcano', 'flower', 'tree', 'cactus'],
  ...['book', 'lamp', 'candle', 'clock', 'teapot', 'guitar', 'gift', 'diamond', 'ball', 'phone'],
  'heart',
] as const;
export type SubjectName = (typeof subjectNames)[number];

/** What it does. */
export const actionNames = [
  ...['slice', 'sing', 'talk', 'dance', 'run', 'fly', 'explode', 'melt', 'grow', 'pour'],
  ...['jump', 'sleep', 'eat', 'swim', 'drive', 'wave', 'spin', 'cry', 'laugh', 'cook'],
] as const;
export type ActionName = (typeof actionNames)[number];

export const placeNames = [
  ...['kitchen', 'stage', 'bedroom', 'street', 'city', 'forest', 'jungle', 'hills', 'garden'],
  ...['beach', 'underwater', 'mountain', 'snow', 'desert', 'clouds', 'space', 'castle', 'cafe'],
] as const;
export type PlaceName = (typeof placeNames)[number];

export const moodNames = ['day', 'sunset', 'night', 'pastel', 'neon', 'gloomy', 'candle'] as const;
export type MoodName = (typeof moodNames)[number];

export const weatherNames = ['clear', 'rain', 'snow', 'storm', 'wind', 'fog'] as const;
export type WeatherName = (typeof weatherNames)[number];

/** Small things in the air. */
export const floatNames = [
  ...['hearts', 'stars', 'notes', 'bubbles', 'butterflies', 'petals', 'confetti', 'sparkles'],
  ...['fireflies', 'balloons', 'leaves', 'feathers', 'embers'],
] as const;
export type FloatName = (typeof floatNames)[number];

/** What a face wears. */
export const wearNames = [
  ...['sunglasses', 'glasses', 'crown', 'party hat', 'top hat', 'bow', 'flower', 'headphones'],
  ...['helmet', 'halo', 'chef hat', 'mustache', 'scarf', 'santa hat', 'eye patch'],
  'space helmet',
] as const;
export type WearName = (typeof wearNames)[number];

export const cameraNames = ['push', 'pull', 'still', 'orbit', 'handheld', 'low', 'above'] as const;
export type CameraName = (typeof cameraNames)[number];
