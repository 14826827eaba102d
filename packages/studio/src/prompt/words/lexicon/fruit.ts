import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const fruit: Words<SubjectName> = {
  coconut: 'coconut, coco nut, 🥥',
  lemon: 'lemon, lime, citrus, yuzu, 🍋',
  strawberry: 'strawberry, raspberry, berry, wild strawberry, 🍓',
  dragonfruit: 'dragonfruit, dragon fruit, pitaya, pitahaya',
  banana: 'banana, plantain, 🍌',
  apple: 'apple, crab apple, granny smith, 🍎, 🍏',
  orange: 'orange, tangerine, mandarin, clementine, grapefruit, blood orange, satsuma, 🍊',
  pineapple: 'pineapple, ananas, 🍍',
  watermelon: 'watermelon, melon, cantaloupe, honeydew, 🍉, 🍈',
  pear: 'pear, 🍐',
  peach: 'peach, apricot, nectarine, plum, 🍑',
  cherry: 'cherry, maraschino, 🍒',
  grape: 'grape, raisin, bunch of grapes, 🍇',
  blueberry: 'blueberry, bilberry, blackberry, huckleberry, 🫐',
  kiwi: 'kiwi, kiwifruit, kiwi fruit, 🥝',
  mango: 'mango, papaya, guava, persimmon, 🥭',
  avocado: 'avocado, avo, guacamole, 🥑',
};

export const vegetables: Words<SubjectName> = {
  onion: 'onion, shallot, garlic, leek, 🧅, 🧄',
  potato: 'potato, spud, tater, sweet potato, yam, couch potato, 🥔, 🍠',
  broccoli: 'broccoli, kale, spinach, asparagus, artichoke, 🥦, 🥬',
  pumpkin: 'pumpkin, squash, gourd, jack o lantern, jackolantern, 🎃',
  cauliflower: 'cauliflower, cabbage, lettuce, salad, romanesco, brussels sprout',
  tomato: 'tomato, cherry tomato, 🍅',
  carrot: 'carrot, parsnip, radish, turnip, beet, beetroot, 🥕',
  corn: 'corn, maize, corncob, corn cob, corn on the cob, 🌽',
  mushroom: 'mushroom, toadstool, shroom, fungus, fungi, truffle, 🍄',
  pepper: 'pepper, bell pepper, paprika, capsicum, 🫑',
  eggplant: 'eggplant, aubergine, 🍆',
  cucumber: 'cucumber, pickle, gherkin, zucchini, courgette, celery, bamboo, 🥒',
  chili: 'chili, chilli, chile, chili pepper, hot pepper, jalapeno, habanero, 🌶',
};
