import { Skeleton } from '../../../ui/Skeleton.tsx';

/** As high as a finished video's card. */
export function ProjectSkeleton() {
  return (
    <div data-testid="project-skeleton" className="grid content-start gap-2.5">
      <Skeleton className="aspect-9/16 rounded-card!" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
      <div className="grid grid-cols-2 gap-1.5">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-11 rounded-full" />
        ))}
      </div>
    </div>
  );
}
