import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Column, Specimen, States } from '../Specimen.tsx';

export function Loading() {
  return (
    <Specimen title="Loading and progress">
      <States of="Progress: nothing, a part, all">
        <Column>
          <div className="grid gap-4">
            <Progress value={0} aria-label="Nothing" />
            <Progress value={0.62} aria-label="A part" />
            <Progress value={1} aria-label="All" />
          </div>
        </Column>
      </States>
      <States of="Spinner: small, in berry">
        <Spinner />
        <Spinner className="size-9 text-berry" />
      </States>
      <States of="ShowMore: ready, at work, after a failure">
        <ShowMore isPending={false} error={null} onPress={() => {}} />
        <ShowMore isPending error={null} onPress={() => {}} />
        <ShowMore
          isPending={false}
          error={new Error('The page did not come.')}
          onPress={() => {}}
        />
      </States>
      <States of="Skeleton">
        <Column>
          <div className="grid gap-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </Column>
      </States>
      <States of="PageSpinner: after a moment">
        <div className="w-full rounded-card border border-line">
          <PageSpinner />
        </div>
      </States>
    </Specimen>
  );
}
