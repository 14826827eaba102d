import { hashText, pick } from '../engine/random.ts';
import type { SubjectName } from '../story/names.ts';
import type { Casting, Performer } from './performer.ts';
import { adventurers } from './performers/adventurers.ts';
import { aircraft } from './performers/aircraft.ts';
import { bakedSweets } from './performers/baked-sweets.ts';
import { bears } from './performers/bears.ts';
import { birds } from './performers/birds.ts';
import { brightThings } from './performers/bright-things.ts';
import { cakes } from './performers/cakes.ts';
import { classicProduce } from './performers/classic-produce.ts';
import { court } from './performers/court.ts';
import { creepers } from './performers/creepers.ts';
import type { Subject } from './performers/doll.ts';
import { elements } from './performers/elements.ts';
import { farmAnimals } from './performers/farm-animals.ts';
import { fastFood } from './performers/fast-food.ts';
import { gardenAnimals } from './performers/garden-animals.ts';
import { giraffes } from './performers/giraffe.ts';
import { hearts } from './performers/hearts.ts';
import { heavens } from './performers/heavens.ts';
import { houseThings } from './performers/house-things.ts';
import { icedSweets } from './performers/iced-sweets.ts';
import { longVegetables } from './performers/long-vegetables.ts';
import { madeFolk } from './performers/made-folk.ts';
import { octopuses } from './performers/octopus.ts';
import { orchardFruit } from './performers/orchard-fruit.ts';
import { perform } from './performers/perform.ts';
import { pets } from './performers/pets.ts';
import { plants } from './performers/plants.ts';
import { presentThings } from './performers/present-things.ts';
import { roadVehicles } from './performers/road-vehicles.ts';
import { roundVegetables } from './performers/round-vegetables.ts';
import { savannaAnimals } from './performers/savanna-animals.ts';
import { scalyAnimals } from './performers/scaly-animals.ts';
import { ships } from './performers/ships.ts';
import { softFruit } from './performers/soft-fruit.ts';
import { spacecraft } from './performers/spacecraft.ts';
import { swimmers } from './performers/swimmers.ts';
import { tableFood } from './performers/table-food.ts';
import { townspeople } from './performers/townspeople.ts';
import { toyThings } from './performers/toy-things.ts';
import { trades } from './performers/trades.ts';
import { trains } from './performers/train.ts';
import { visitors } from './performers/visitors.ts';
import { woodAnimals } from './performers/wood-animals.ts';

const subjects: Record<SubjectName, Subject> = {
  ...classicProduce,
  ...orchardFruit,
  ...softFruit,
  ...longVegetables,
  ...roundVegetables,
  ...pets,
  ...woodAnimals,
  ...farmAnimals,
  ...bears,
  ...savannaAnimals,
  ...birds,
  ...swimmers,
  ...octopuses,
  ...gardenAnimals,
  ...scalyAnimals,
  ...giraffes,
  ...creepers,
  ...townspeople,
  ...court,
  ...adventurers,
  ...trades,
  ...visitors,
  ...madeFolk,
  ...roadVehicles,
  ...trains,
  ...cakes,
  ...icedSweets,
  ...bakedSweets,
  ...fastFood,
  ...tableFood,
  ...aircraft,
  ...spacecraft,
  ...ships,
  ...elements,
  ...heavens,
  ...plants,
  ...brightThings,
  ...houseThings,
  ...presentThings,
  ...hearts,
  ...toyThings,
};

/** Whoever plays the role. */
export function performerOf(casting: Casting): Performer {
  const { role, random, light } = casting;
  const { coats, make } = subjects[role.subject];
  const coat = role.colors[0] ?? pick(random, coats);
  const accent = role.colors[1];
  const look = hashText(JSON.stringify([coat, accent, light])).toString(16);
  return perform(make(coat, accent), casting, `performer/${role.subject}/${look}`);
}
