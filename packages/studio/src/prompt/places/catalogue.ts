import type { PlaceName } from '../words/names.ts';
import type { PlaceSet } from './set.ts';

/** How each place is painted; loaded by the threads that bake its plates. */
export const placeSets: Record<PlaceName, () => Promise<PlaceSet>> = {
  kitchen: async () => (await import('./kitchen.ts')).kitchen,
  stage: async () => (await import('./stage.ts')).stage,
  bedroom: async () => (await import('./bedroom.ts')).bedroom,
  street: async () => (await import('./street.ts')).street,
  city: async () => (await import('./city.ts')).city,
  forest: async () => (await import('./forest.ts')).forest,
  jungle: async () => (await import('./jungle.ts')).jungle,
  hills: async () => (await import('./hills.ts')).hills,
  garden: async () => (await import('./garden.ts')).garden,
  beach: async () => (await import('./beach.ts')).beach,
  underwater: async () => (await import('./underwater.ts')).underwater,
  mountain: async () => (await import('./mountain.ts')).mountain,
  snow: async () => (await import('./snow.ts')).snow,
  desert: async () => (await import('./desert.ts')).desert,
  clouds: async () => (await import('./clouds.ts')).clouds,
  space: async () => (await import('./space.ts')).space,
  castle: async () => (await import('./castle.ts')).castle,
  cafe: async () => (await import('./cafe.ts')).cafe,
};

/** Places where something hangs into the front from above. */
export const hangingPlaces: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'forest',
  'jungle',
  'beach',
  'cafe',
]);
