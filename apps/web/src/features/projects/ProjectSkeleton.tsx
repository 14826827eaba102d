import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <Card
      data-testid="project-skeleton"
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 p-4 sm:grid-cols-[6.75rem_1fr] sm:gap-x-5"
    >
      <Skeleton className="aspect-9/16" />
      <div className="grid content-start gap-3 pt-1">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </Card>
  );
}
