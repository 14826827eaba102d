import { Skeleton } from '../../../ui/Skeleton.tsx';
import { gridStyle } from './grid-style.ts';

const TILES = ['a', 'b', 'c', 'd', 'e'];

/** A board before its videos are there. */
export function BoardSkeleton() {
  return (
    <div role="status" aria-label="Loading the series" className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4">
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-11 w-96 max-w-full rounded-full" />
      </div>
      <div className={gridStyle}>
        {TILES.map((key) => (
          <Skeleton key={key} className="aspect-9/16 rounded-card" />
        ))}
      </div>
    </div>
  );
}
