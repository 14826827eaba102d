import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { mediaShapes } from '../media-shapes.ts';

/** As high as a finished vertical video's card. */
export function ProjectSkeleton() {
  return (
    <Card
      data-testid="project-skeleton"
      className="grid grid-cols-[auto_1fr] gap-4 p-4 sm:grid-rows-[1fr_auto] sm:gap-x-5"
    >
      <Skeleton className={`${mediaShapes['9:16']} sm:row-span-2`} />
      <div className="grid content-start gap-3">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <div className="grid grid-cols-2 content-end gap-2 max-sm:col-span-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-11 rounded-full" />
        ))}
      </div>
    </Card>
  );
}
