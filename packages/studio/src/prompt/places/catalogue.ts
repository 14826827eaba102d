import type { PlaceName } from '../words/names.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { cafe } from './cafe.ts';
import { castle } from './castle.ts';
import { city } from './city.ts';
import { clouds } from './clouds.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { hills } from './hills.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { mountain } from './mountain.ts';
import type { PlaceSet } from './set.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { stage } from './stage.ts';
import { street } from './street.ts';
import { underwater } from './underwater.ts';

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
