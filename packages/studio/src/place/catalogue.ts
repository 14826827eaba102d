import type { PlaceName } from '../story/names.ts';
import type { PlaceSet } from './set.ts';
import { beach } from './sets/beach.ts';
import { bedroom } from './sets/bedroom.ts';
import { cafe } from './sets/cafe.ts';
import { castle } from './sets/castle.ts';
import { city } from './sets/city.ts';
import { clouds } from './sets/clouds.ts';
import { desert } from './sets/desert.ts';
import { forest } from './sets/forest.ts';
import { garden } from './sets/garden.ts';
import { hills } from './sets/hills.ts';
import { jungle } from './sets/jungle.ts';
import { kitchen } from './sets/kitchen.ts';
import { mountain } from './sets/mountain.ts';
import { snow } from './sets/snow.ts';
import { space } from './sets/space.ts';
import { stage } from './sets/stage.ts';
import { street } from './sets/street.ts';
import { underwater } from './sets/underwater.ts';

export const placeSets: Record<PlaceName, PlaceSet> = {
  kitchen,
  stage,
  bedroom,
  street,
  city,
  forest,
  jungle,
  hills,
  garden,
  beach,
  underwater,
  mountain,
  snow,
  desert,
  clouds,
  space,
  castle,
  cafe,
};
