import { useMedia } from '../../../lib/use-media.ts';

/** Two posters beside each other on a phone, up to five on a wide desk; as `useColumns` counts. */
export const gridStyle =
  'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4 2xl:grid-cols-5';

/** How many columns the wall has: where Tailwind's md, xl and 2xl begin. */
export function useColumns(): number {
  const [md, xl, xxl] = [
    useMedia('(min-width: 48rem)'),
    useMedia('(min-width: 80rem)'),
    useMedia('(min-width: 96rem)'),
  ];
  return 2 + Number(md) + Number(xl) + Number(xxl);
}
