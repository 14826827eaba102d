import { hashText, pick } from '../../engine/random.ts';
import type { SubjectName } from '../words/names.ts';
import { adventurers } from './adventurers.ts';
import { aircraft } from './aircraft.ts';
import { bakedSweets } from './baked-sweets.ts';
import { bears } from './bears.ts';
import { birds } from './birds.ts';
import type { Subject } from './body/doll.ts';
import { perform } from './body/perform.ts';
import { brightThings } from './bright-things.ts';
import { cakes } from './cakes.ts';
import { classicProduce } from './classic-produce.ts';
import { court } from './court.ts';
import { creepers } from './creepers.ts';
import { elements } from './elements.ts';
import { farmAnimals } from './farm-animals.ts';
import { fastFood } from './fast-food.ts';
import { gardenAnimals } from './garden-animals.ts';
import { giraffes } from './giraffe.ts';
import { hearts } from './hearts.ts';
import { heavens } from './heavens.ts';
import { houseThings } from './house-things.ts';
import { icedSweets } from './iced-sweets.ts';
import { longVegetables } from './long-vegetables.ts';
import { madeFolk } from './made-folk.ts';
import { octopuses } from './octopus.ts';
import { orchardFruit } from './orchard-fruit.ts';
import type { Casting, Performer } from './performer.ts';
import { pets } from './pets.ts';
import { plants } from './plants.ts';
import { presentThings } from './present-things.ts';
import { roadVehicles } from './road-vehicles.ts';
import { roundVegetables } from './round-vegetables.ts';
import { savannaAnimals } from './savanna-animals.ts';
import { scalyAnimals } from './scaly-animals.ts';
import { ships } from './ships.ts';
import { softFruit } from './soft-fruit.ts';
import { spacecraft } from './spacecraft.ts';
import { swimmers } from './swimmers.ts';
import { tableFood } from './table-food.ts';
import { townspeople } from './townspeople.ts';
import { toyThings } from './toy-things.ts';
import { trades } from './trades.ts';
import { trains } from './train.ts';
import { visitors } from './visitors.ts';
import { woodAnimals } from './wood-animals.ts';

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
