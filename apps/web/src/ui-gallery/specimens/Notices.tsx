import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { Specimen, States } from '../Specimen.tsx';

export function Notices() {
  return (
    <Specimen title="Notices">
      <States of="NoticeCard: a title alone, everything">
        <NoticeCard title="Welcome back!" />
        <NoticeCard
          title="Subscription Required"
          actions={
            <>
              <Button>Choose Your Plan</Button>
              <Button variant="secondary">Back to Home</Button>
            </>
          }
          footnote="Cancel any time."
        >
          <p className="text-ink-soft">The dashboard is where your videos are made and kept.</p>
        </NoticeCard>
      </States>
      <States of="EmptyState: a title alone, everything">
        <div className="w-full">
          <EmptyState title="No projects found" />
        </div>
        <div className="w-full">
          <EmptyState
            title="No projects yet"
            text="Your videos gather here, from the moment you ask for one."
            action={<Button>Create Your First Video</Button>}
          />
        </div>
      </States>
    </Specimen>
  );
}
