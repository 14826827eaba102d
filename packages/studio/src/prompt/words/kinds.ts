import { animals } from './lexicon/animals.ts';
import { food } from './lexicon/food.ts';
import { fruit, vegetables } from './lexicon/fruit.ts';
import { people } from './lexicon/people.ts';
import { sky } from './lexicon/sky.ts';
import { vehicles } from './lexicon/vehicles.ts';
import type { ActionName, SubjectName, WearName } from './names.ts';

const has = (...groups: object[]) => {
  const names = new Set(groups.flatMap((group) => Object.keys(group)));
  return (name: SubjectName) => names.has(name);
};

export const isAnimal = has(animals);
export const isPerson = has(people);
export const isProduce = has(fruit, vegetables);
export const isFood = has(fruit, vegetables, food);
export const isVehicle = has(vehicles);
/** Usually only part of the place. */
export const isScenery = has(sky);
/** Cutting these would not be funny. */
export const isAlive = (name: SubjectName) => isAnimal(name) || isPerson(name);

/** These feel nothing when they melt or burst. */
const made: ReadonlySet<SubjectName> = new Set<SubjectName>(['snowman', 'robot', 'ghost']);
const gentle: ReadonlySet<ActionName> = new Set<ActionName>(['melt', 'explode', 'grow']);

/** Whether it may be done to somebody: nobody alive is cut, and only what is made melts. */
export function maySuffer(name: SubjectName, action: ActionName): boolean {
  return !isAlive(name) || (made.has(name) && gentle.has(action));
}

/** What somebody wears who is dressed as one of these: "a pirate cat", "a fox as a king". */
export const costumes: Partial<Record<SubjectName, WearName>> = {
  pirate: 'eye patch',
  king: 'crown',
  princess: 'crown',
  chef: 'chef hat',
  santa: 'santa hat',
  astronaut: 'space helmet',
  wizard: 'top hat',
  superhero: 'scarf',
  ninja: 'scarf',
  grandma: 'glasses',
  grandpa: 'mustache',
};

const strange: ReadonlySet<SubjectName> = new Set<SubjectName>([
  'robot',
  'ghost',
  'snowman',
  'yeti',
  'bigfoot',
  'alien',
]);

/** Whoever stays what it is in any trade: "a robot chef" is a robot, "a girl chef" a chef. */
export const isStrange = (name: SubjectName) => strange.has(name);

/** The color of a thing that is made of it, or like it: "a chocolate bunny", "a robot dog". */
export const stuff: Partial<Record<SubjectName, string>> = {
  chocolate: '#8a5230',
  strawberry: '#ff5a6e',
  cherry: '#d8203f',
  lemon: '#ffe04a',
  banana: '#ffdc4a',
  peach: '#ffb08a',
  orange: '#ff8a1f',
  blueberry: '#4a5fd0',
  grape: '#7a4ac8',
  mango: '#ffae2f',
  kiwi: '#8ac04a',
  watermelon: '#ff5a6a',
  avocado: '#7fa848',
  pumpkin: '#f07f1f',
  coffee: '#7a4c30',
  cookie: '#d09a58',
  icecream: '#ffd6e4',
  robot: '#a8b6c8',
  ghost: '#eef2fa',
  alien: '#8ad84a',
  diamond: '#a8e8ff',
  sun: '#ffd24a',
  moon: '#dfe4f8',
  star: '#ffd23a',
  cloud: '#f4f7fc',
  flower: '#ff8fc0',
  tree: '#5aa84a',
};
